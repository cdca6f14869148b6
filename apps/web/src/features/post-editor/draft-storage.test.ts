import { expect, test } from 'vitest';
import type { Draft } from './draft-storage.ts';
import { draftKey, listDrafts, removeDraft, writeDraft } from './draft-storage.ts';
import { EMPTY_POST_FORM } from './post-form.ts';

test('keeps the text of each editor apart and lists the newest first', () => {
  const storage = buildStorage();
  writeDraft(storage, buildDraft({ editorId: 'one', postId: 'a', savedAt: '2026-03-08T08:00:00.000Z' }));
  writeDraft(storage, buildDraft({ editorId: 'two', postId: 'a', savedAt: '2026-03-08T09:00:00.000Z' }));
  writeDraft(storage, buildDraft({ editorId: 'one', postId: null, savedAt: '2026-03-08T07:00:00.000Z' }));
  expect(listDrafts(storage).map((draft) => draft.savedAt.slice(11, 13))).toEqual(['09', '08', '07']);
  expect(listDrafts(storage).map((draft) => draft.postId)).toEqual(['a', 'a', null]);
});

test('a removed draft is not offered again', () => {
  const storage = buildStorage();
  const draft = buildDraft({ editorId: 'one', postId: 'a' });
  writeDraft(storage, draft);
  removeDraft(storage, draft.key);
  expect(listDrafts(storage)).toEqual([]);
});

test('text that equals its base, foreign keys and broken entries are left out', () => {
  const storage = buildStorage();
  writeDraft(storage, { ...buildDraft({ editorId: 'one', postId: 'a' }), form: EMPTY_POST_FORM });
  storage.setItem(draftKey('b', 'two'), '{broken');
  storage.setItem('theme', 'dark');
  expect(listDrafts(storage)).toEqual([]);
});

test('a storage without room says so and does not throw', () => {
  const storage = buildStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(writeDraft(storage, buildDraft({ editorId: 'one', postId: 'a' }))).toBe(false);
});

function buildDraft(values: { editorId: string; postId: string | null; savedAt?: string }): Draft {
  return {
    key: draftKey(values.postId, values.editorId),
    postId: values.postId,
    form: { ...EMPTY_POST_FORM, title: 'Typed' },
    base: EMPTY_POST_FORM,
    baseVersion: 1,
    savedAt: values.savedAt ?? '2026-03-08T08:00:00.000Z',
  };
}

function buildStorage(): Storage {
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
