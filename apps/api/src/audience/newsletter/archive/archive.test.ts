import { expect, test } from 'vitest';
import { insertSentIssue } from '../../../testing/insert-issue.ts';
import { callAsVisitor } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`;

/** Every way for an issue not to have begun. */
const NOT_BEGUN = [
  ['a draft', { slug: null, state: 'draft', started_at: null, starts_at: null }],
  ['a scheduled issue', { slug: null, state: 'scheduled', started_at: null, starts_at: null }],
  ['one that can still be cancelled', { slug: 'soon', state: 'sending', started_at: null }],
  ['a cancelled one that has kept its address', { slug: 'soon', state: 'draft', started_at: null, starts_at: null }],
  ['one taken back to a draft', { slug: 'soon', state: 'draft' }],
  ['one stopped before it began', { slug: 'soon', state: 'stopped', started_at: null }],
  ['one stopped after some readers had got it (issue 29)', { slug: 'soon', state: 'stopped' }],
] as const;

describeOnEachDatabase('the archive of the newsletter', (database) => {
  const archive = () => callAsVisitor(database()).issues.archive;

  test('is empty before the first issue', async () => {
    expect(await archive().list()).toEqual({ issues: [], total: 0, page: 1, pageCount: 1 });
    expect(await archive().sent()).toEqual({ items: [], total: 0, nextCursor: null, previousCursor: null });
    expect(await archive().latest()).toBeNull();
  });

  test('lists the issues whose sending has begun, newest first', async () => {
    for (const [at, state] of (['sent', 'paused', 'sending'] as const).entries()) {
      await insertSentIssue(database(), { slug: state, state, started_at: day(at + 1) });
    }
    const { issues, total } = await archive().list();
    expect([issues.map(({ slug }) => slug), total]).toEqual([['sending', 'paused', 'sent'], 3]);
    expect(await archive().latest()).toEqual({ slug: 'sending', subject: 'Issue sending' });
  });

  test.each(NOT_BEGUN)('has no page of %s', async (_name, issue) => {
    await insertSentIssue(database(), { ...issue });
    expect((await archive().list()).total).toBe(0);
    expect((await archive().sent()).items).toEqual([]);
    expect(await archive().latest()).toBeNull();
    await expect(archive().bySlug({ slug: 'soon' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('has a page of an issue for its link only, which no list and no neighbor names', async () => {
    await insertSentIssue(database(), { slug: 'first', started_at: day(1) });
    await insertSentIssue(database(), { slug: 'private', archive: 'noindex', started_at: day(2) });
    await insertSentIssue(database(), { slug: 'last', started_at: day(3) });
    expect((await archive().list()).issues.map(({ slug }) => slug)).toEqual(['last', 'first']);
    expect((await archive().sent()).items.map(({ url }) => url)).toEqual([
      '/newsletter/issues/last',
      '/newsletter/issues/first',
    ]);
    expect(await archive().bySlug({ slug: 'first' })).toMatchObject({ newer: { slug: 'last' }, older: null });
    expect(await archive().bySlug({ slug: 'private' })).toMatchObject({
      issue: { isNoindex: true },
      newer: { slug: 'last' },
      older: { slug: 'first' },
    });
  });

  test('renders the text of an issue, in which markup is text', async () => {
    await insertSentIssue(database(), { slug: 'tide', content: 'The *tide* <img src=x onerror=alert(1)>' });
    const { html, issue } = await archive().bySlug({ slug: 'tide' });
    expect(html).toContain('<em>tide</em> &lt;img');
    expect(issue).not.toHaveProperty('content');
  });

  test('knows the neighbors of issues that began at one moment', async () => {
    const slugs = ['a', 'b', 'c'];
    for (const slug of slugs) await insertSentIssue(database(), { slug });
    const { issues } = await archive().list();
    const order = issues.map(({ slug }) => slug);
    for (const [at, slug] of order.entries()) {
      const { newer, older } = await archive().bySlug({ slug });
      expect([newer?.slug, older?.slug]).toEqual([order[at - 1], order[at + 1]]);
    }
  });

  test('has pages of 24, and cursors for programs', async () => {
    for (let at = 1; at <= 25; at += 1) await insertSentIssue(database(), { slug: `i${at}`, started_at: day(at) });
    const [first, second, third] = [
      await archive().list(),
      await archive().list({ page: 2 }),
      await archive().list({ page: 3 }),
    ];
    expect([first.issues.length, second.issues.map(({ slug }) => slug), third.issues]).toEqual([24, ['i1'], []]);
    expect(third).toMatchObject({ total: 25, pageCount: 2 });
    const { items, nextCursor } = await archive().sent({ limit: 24 });
    const rest = await archive().sent({ cursor: nextCursor ?? '' });
    expect([items.length, rest.items.map(({ subject }) => subject)]).toEqual([24, ['Issue i1']]);
  });

  test.each(['', 'nothing', 'a\0b', 'x'.repeat(5_000), '../admin'])('has no page at %j', async (slug) => {
    await expect(archive().bySlug({ slug })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
