import { expect, test } from 'vitest';
import { EVERYBODY } from '@tideline/domain/newsletter/audience';
import type { IssueState } from '@tideline/domain/newsletter/issue-state';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { buildPost } from '../../../testing/build-post.ts';
import { mailDoor } from '../../../testing/mail/mail-round.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { insertMessages } from '../audience/audience.repository.ts';

const MAIL = mailDoor({
  server: { host: 'mail.example', port: 587, isSecure: false, needsTls: false, user: null, password: '' },
});
const WRITTEN = { subject: 'Spring tide', content: 'The water *rises*.' };

describeOnEachDatabase('issues of the newsletter', (database) => {
  const issues = (now = TEST_NOW) => callAsStaff(database(), { now: () => now, mail: MAIL }).issues;

  async function found(q: string): Promise<string[]> {
    return (await issues().list({ q })).items.map(({ subject }) => subject);
  }

  async function setState(id: string, state: IssueState) {
    await database().updateTable('issues').set({ state }).where('id', '=', id).execute();
  }

  test('are created as drafts for everybody, and listed by their last change', async () => {
    const first = await issues().create({});
    const second = await issues().create({ subject: 'Spring tide', audience: { ...EVERYBODY, sources: [''] } });
    expect(first).toMatchObject({ state: 'draft', version: 1, layout: 'letter', archive: 'public', slug: null });
    expect(await issues().byId({ id: second.id })).toEqual(second);
    const { content: _content, ...summary } = second;
    expect(await issues().list({ limit: 1 })).toMatchObject({ items: [summary], total: 2 });
    await issues(later(TEST_NOW, 1)).update({ id: first.id, changes: { subject: 'Neap' } });
    expect((await issues().list()).items.map(({ subject }) => subject)).toEqual(['Neap', 'Spring tide']);
    await expect(issues().byId({ id: 'nope' })).rejects.toThrow('There is no such issue.');
  });

  test('are listed with their readers in words and what became of their messages', async () => {
    const staff = callAsStaff(database());
    for (const name of ['ada', 'bob', 'cy']) await staff.subscribers.add({ email: `${name}@example.com` });
    const audience = { ...EVERYBODY, joinedFrom: '2026-11-01' };
    const { id } = await issues().create({ ...WRITTEN, audience });
    expect((await issues().list()).items).toMatchObject([
      { readers: 'confirmed subscribers, joined since November', messages: null },
    ]);
    await database()
      .transaction()
      .execute((trx) => insertMessages(trx, { id, audience }, TEST_NOW));
    const [first] = await database().selectFrom('issue_messages').select('id').execute();
    await database()
      .updateTable('issue_messages')
      .set({ state: 'accepted', unsubscribed_at: TEST_NOW })
      .where('id', '=', first?.id ?? '')
      .execute();
    expect((await issues().list({ state: 'draft' })).items).toMatchObject([
      { messages: { total: 3, accepted: 1, waiting: 2, refused: 0, stopped: 0, unsubscribed: 1 } },
    ]);
    expect(await issues().list({ state: 'sent' })).toMatchObject({ items: [], total: 0 });
  });

  test('are found by words of the subject, whose wildcards mean themselves', async () => {
    for (const subject of ['Spring tide', '100% tide!', 'Neap']) await issues().create({ subject });
    expect(await found('TIDE spr')).toEqual(['Spring tide']);
    expect(await found('0% ')).toEqual(['100% tide!']);
    expect(await found('e!')).toEqual(['100% tide!']);
    expect(await found('_')).toEqual([]);
  });

  test('refuse a save of a version that somebody else has overtaken', async () => {
    const { id } = await issues().create(WRITTEN);
    const saved = await issues().update({ id, changes: { subject: 'Neap' }, expectedVersion: 1 });
    expect(saved).toMatchObject({ version: 2, subject: 'Neap', content: WRITTEN.content });
    await expect(issues().update({ id, changes: { subject: 'x' }, expectedVersion: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Someone else saved this issue'),
    });
    await expect(issues().update({ id: 'nope', changes: {} })).rejects.toThrow('There is no such issue.');
  });

  test('store each save as a revision, the autosaves of a session as one, and restore any of them', async () => {
    const { id } = await issues().create(WRITTEN);
    for (const [minute, subject] of ['a', 'b', 'c'].entries()) {
      const now = later(TEST_NOW, (minute + 1) * MINUTE_MS);
      await issues(now).update({ id, changes: { subject }, isAutosave: true });
    }
    await issues(later(TEST_NOW, 60 * MINUTE_MS)).update({ id, changes: { subject: 'd' }, isAutosave: true });
    expect(await issues().revisions.list({ id })).toMatchObject([
      { version: 5, kind: 'autosave', subject: 'd', savedBy: TEST_STAFF.name },
      { version: 4, kind: 'autosave', subject: 'c', wordCount: 3 },
      { version: 1, kind: 'save', subject: 'Spring tide' },
    ]);
    expect(await issues().revisions.byVersion({ id, version: 4 })).toMatchObject({
      fields: { subject: 'c', content: WRITTEN.content, audience: EVERYBODY },
    });
    await expect(issues().revisions.byVersion({ id, version: 3 })).rejects.toThrow('no longer available');
    const stale = { id, version: 1, expectedVersion: 4 };
    await expect(issues().revisions.restore(stale)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await issues().revisions.restore({ ...stale, expectedVersion: 5 })).toMatchObject({
      version: 6,
      subject: 'Spring tide',
    });
    for (let save = 0; save < 101; save += 1) await issues().update({ id, changes: {} });
    const versions = (await issues().revisions.list({ id })).map(({ version }) => version);
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([100, 107, 8]);
  });

  test.each([
    ['sending', 'This issue is being sent and can no longer be changed.'],
    ['paused', 'This issue has been sent to some of its readers and can no longer be changed.'],
    ['sent', 'This issue was sent and can no longer be changed.'],
    ['stopped', 'This issue was stopped and can no longer be changed.'],
  ] as const)('that are %s refuse every change, and can be duplicated', async (state, sentence) => {
    const { id } = await issues().create(WRITTEN);
    await setState(id, state);
    const at = '2026-12-01T09:00';
    await expect(issues().update({ id, changes: { subject: 'x' } })).rejects.toThrow(sentence);
    await expect(issues().revisions.restore({ id, version: 1 })).rejects.toThrow(sentence);
    await expect(issues().schedule({ id, version: 1, at })).rejects.toThrow(sentence);
    await expect(issues().unschedule({ id })).rejects.toThrow('This issue is not scheduled.');
    await expect(issues().delete({ id })).rejects.toThrow('Only drafts can be deleted.');
    expect(await issues().byId({ id })).toMatchObject({ state, subject: WRITTEN.subject, version: 1 });
    const copy = await issues().duplicate({ id });
    expect(copy).toMatchObject({ ...WRITTEN, state: 'draft', version: 1, slug: null });
    expect(copy.id).not.toBe(id);
  });

  test('are scheduled for a time in the zone of the agency, and are drafts again without it', async () => {
    const { id } = await issues().create(WRITTEN);
    const scheduled = await issues().schedule({ id, version: 1, at: '2026-12-01T09:00' });
    expect(scheduled).toMatchObject({ state: 'scheduled', scheduledAt: '2026-12-01T17:00:00.000Z', version: 1 });
    const moved = await issues().schedule({ id, version: 1, at: '2026-12-02T09:00:00Z' });
    expect(moved.scheduledAt).toBe('2026-12-02T09:00:00.000Z');
    await expect(issues().delete({ id })).rejects.toThrow('Only drafts can be deleted. Unschedule it first.');
    await expect(issues().update({ id, changes: {}, isAutosave: true })).rejects.toThrow('Only drafts');
    expect(await issues().update({ id, changes: { subject: 'Neap' } })).toMatchObject({
      state: 'scheduled',
      version: 2,
    });
    expect(await issues().unschedule({ id })).toMatchObject({ state: 'draft', scheduledAt: null });
    expect(await issues().delete({ id })).toEqual({});
    await expect(issues().delete({ id })).rejects.toThrow('There is no such issue.');
    expect(await database().selectFrom('issue_revisions').selectAll().execute()).toEqual([]);
  });

  test('are not scheduled without a subject, a text or a date to come, or in a version that staff have not seen', async () => {
    const at = '2026-12-01T09:00';
    const { id } = await issues().create({ content: 'x' });
    const schedule = (input: object = {}) => issues().schedule({ id, version: 1, at, ...input });
    await expect(schedule()).rejects.toThrow('The issue has no subject. It was not scheduled.');
    const withoutMail = callAsStaff(database()).issues;
    await expect(withoutMail.schedule({ id, version: 1, at })).rejects.toThrow('No mail server is configured.');
    await expect(schedule({ version: 2 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await issues().update({ id, changes: { subject: 'x', content: ' ' } });
    await expect(schedule({ version: 2 })).rejects.toThrow('The issue has no text.');
    await issues().update({ id, changes: { content: 'x' } });
    await expect(schedule({ version: 3, at: TEST_NOW })).rejects.toThrow('The date has passed.');
    await expect(schedule({ version: 3, at: 'soon' })).rejects.toThrow('The date must be one such as');
    expect(await schedule({ version: 3 })).toMatchObject({ state: 'scheduled' });
  });

  test('are made from a post: the whole text, or its excerpt and a link', async () => {
    const staff = callAsStaff(database());
    const post = { title: 'Reading the tides', excerpt: 'What the\nwater says.', content: '## Ebb\n\nLow.' };
    const { id, key } = await staff.posts.create(buildPost(post));
    expect(await issues().createFromPost({ postId: id, body: 'whole' })).toMatchObject({
      subject: post.title,
      previewText: 'What the water says.',
      content: post.content,
      postKey: key,
      state: 'draft',
    });
    expect(await issues().createFromPost({ postId: id, body: 'excerpt' })).toMatchObject({
      content: 'What the\nwater says.\n\n[Read the whole post](/blog/reading-the-tides)\n',
    });
    await expect(issues().createFromPost({ postId: 'nope', body: 'whole' })).rejects.toThrow('There is no post');
  });
});
