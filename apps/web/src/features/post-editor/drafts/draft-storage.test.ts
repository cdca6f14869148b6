import { expect, test } from 'vitest';
import type { Draft, DraftDatabase } from './draft-storage.ts';
import { createDraftStorage, draftKey, isIssueDraft } from './draft-storage.ts';
import { EMPTY_ISSUE_FORM } from '../issue/issue-form.ts';
import { EMPTY_POST_FORM } from '../post-form.ts';

test('stores the text of each editor separately and lists the newest first', async () => {
  const { drafts } = buildStorage();
  await drafts.write(buildDraft({ editorId: 'one', postId: 'a', savedAt: '2026-03-08T08:00:00.000Z' }));
  await drafts.write(buildDraft({ editorId: 'two', postId: 'a', savedAt: '2026-03-08T09:00:00.000Z' }));
  await drafts.write(buildDraft({ editorId: 'one', postId: null, savedAt: '2026-03-08T07:00:00.000Z' }));
  const listed = await drafts.list();
  expect(listed.map((draft) => draft.savedAt.slice(11, 13))).toEqual(['09', '08', '07']);
  expect(listed.map((draft) => (isIssueDraft(draft) ? 'issue' : draft.postId))).toEqual(['a', 'a', null]);
});

test('text of an issue is listed beside that of posts, with the fields that it has', async () => {
  const { drafts, entries } = buildStorage();
  const stored = { key: draftKey('i', 'one'), form: { subject: 'Tides' }, base: {}, baseVersion: 2, issueId: 'i' };
  entries.set(stored.key, { ...stored, savedAt: '2026-03-08T08:00:00.000Z' });
  await drafts.write(buildDraft({ editorId: 'two', postId: 'a' }));
  const issues = (await drafts.list()).filter(isIssueDraft);
  expect(issues.map(({ issueId, form, base }) => [issueId, form, base.subject])).toEqual([
    ['i', { ...EMPTY_ISSUE_FORM, subject: 'Tides' }, ''],
  ]);
});

test('a removed draft is not offered again, wherever it was stored', async () => {
  const { drafts } = buildStorage();
  const draft = buildDraft({ editorId: 'one', postId: 'a' });
  await drafts.write(draft);
  drafts.writeAtOnce(draft);
  await drafts.remove(draft.key);
  expect(await drafts.list()).toEqual([]);
});

test('removes all drafts, also pending writes, and nothing else', async () => {
  for (const isDatabaseBlocked of [false, true]) {
    const { drafts, plain, entries } = buildStorage({ isDatabaseBlocked });
    plain.setItem('theme', 'dark');
    await drafts.write(buildDraft({ editorId: 'one', postId: 'a' }));
    drafts.writeAtOnce(buildDraft({ editorId: 'two', postId: 'b' }));
    const writing = drafts.write(buildDraft({ editorId: 'three', postId: null }));
    await drafts.removeAll();
    await writing;
    expect(await drafts.list()).toEqual([]);
    expect([entries.size, plain.length, plain.getItem('theme')]).toEqual([0, 1, 'dark']);
  }
});

test('keeps no draft after all were removed, until it is opened', async () => {
  const { drafts } = buildStorage();
  await drafts.removeAll();
  const draft = buildDraft({ editorId: 'one', postId: 'a' });
  drafts.writeAtOnce(draft);
  await drafts.write(draft);
  expect(await drafts.list()).toEqual([]);
  drafts.open();
  await drafts.write(draft);
  expect(await drafts.list()).toEqual([draft]);
});

test('text that equals its base, foreign keys and broken entries are left out', async () => {
  const { drafts, plain, entries } = buildStorage();
  await drafts.write({ ...buildDraft({ editorId: 'one', postId: 'a' }), form: EMPTY_POST_FORM });
  plain.setItem(draftKey('b', 'two'), '{broken');
  plain.setItem('theme', 'dark');
  entries.set('x', 'no draft');
  expect(await drafts.list()).toEqual([]);
  expect(plain.getItem('theme')).toBe('dark');
});

test('drafts in localStorage of an earlier version move to the database', async () => {
  const { drafts, plain, entries } = buildStorage();
  const draft = buildDraft({ editorId: 'one', postId: 'a' });
  plain.setItem(draft.key, JSON.stringify(draft));
  expect(await drafts.list()).toEqual([draft]);
  expect(plain.getItem(draft.key)).toBeNull();
  expect(entries.get(draft.key)).toEqual(draft);
});

test('offers the newer of a draft in localStorage and one in the database', async () => {
  const { drafts, plain } = buildStorage();
  const older = buildDraft({ editorId: 'one', postId: 'a', savedAt: '2026-03-08T08:00:00.000Z' });
  const newer = { ...older, savedAt: '2026-03-08T08:00:01.000Z', form: { ...older.form, title: 'Typed on' } };
  await drafts.write(older);
  drafts.writeAtOnce(newer);
  expect(await drafts.list()).toEqual([newer]);
  expect(plain.length).toBe(0);
  await drafts.write(newer);
  drafts.writeAtOnce(older);
  expect(await drafts.list()).toEqual([newer]);
});

test('without IndexedDB the text is stored in localStorage, and a full storage is reported', async () => {
  const { drafts, plain } = buildStorage({ isDatabaseBlocked: true });
  const draft = buildDraft({ editorId: 'one', postId: 'a' });
  expect(await drafts.write(draft)).toBe(true);
  expect(await drafts.list()).toEqual([draft]);
  plain.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(await drafts.write(draft)).toBe(false);
});

function buildDraft(values: { editorId: string; postId: string | null; savedAt?: string }): Draft {
  return {
    key: draftKey(values.postId, values.editorId),
    postId: values.postId,
    postKey: values.postId,
    form: { ...EMPTY_POST_FORM, title: 'Typed' },
    base: EMPTY_POST_FORM,
    baseVersion: 1,
    pending: null,
    savedAt: values.savedAt ?? '2026-03-08T08:00:00.000Z',
  };
}

function buildStorage({ isDatabaseBlocked = false } = {}) {
  const entries = new Map<string, unknown>();
  const refusal = isDatabaseBlocked ? Promise.reject(new Error('blocked')) : Promise.resolve();
  refusal.catch(() => undefined);
  const database: DraftDatabase = {
    read: () => refusal.then(() => [...entries.values()]),
    write: (key, draft) => refusal.then(() => void entries.set(key, draft)),
    remove: (key) => refusal.then(() => void entries.delete(key)),
    clear: () => refusal.then(() => entries.clear()),
  };
  const plain = buildPlainStorage();
  return { drafts: createDraftStorage(database, () => plain), plain, entries };
}

function buildPlainStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
