import { expect, test } from 'vitest';
import { insertSentIssue } from '../../../testing/insert-issue.ts';
import { openTestApp } from '../../../testing/test-app.ts';

/** Every public answer that names issues. */
const DOORS = [
  '/api/issues',
  '/newsletter/issues/feed.xml',
  '/sitemap.xml',
  '/llms.txt',
  '/trpc/issues.archive.list',
  '/trpc/issues.archive.sent',
  '/trpc/issues.archive.latest', // the sample beside the sign-up form
];

test('no public door names an issue whose sending was stopped, from the moment on (issue 29)', async () => {
  const { app, db } = await openTestApp();
  await insertSentIssue(db, { slug: 'spring-canary', started_at: '2026-11-01T09:00:00.000Z' });
  const bodies = () =>
    Promise.all(DOORS.map(async (url) => [url, (await app.inject({ url })).body.includes('-canary')]));
  expect(await bodies()).toEqual(DOORS.map((url) => [url, true]));
  await db.updateTable('issues').set({ state: 'stopped' }).execute();
  expect(await bodies()).toEqual(DOORS.map((url) => [url, false]));
});
