import { expect, test } from 'vitest';
import { findAddressKey, unsubscribeToken } from '../subscribers/address-keys.ts';
import { insertIssueMessage, insertSentIssue } from '../testing/insert-issue.ts';
import { openTestApp } from '../testing/test-app.ts';
import { callAsStaff, callAsVisitor } from '../testing/test-caller.ts';
import { testPages } from '../testing/test-pages.ts';
import type { RenderPage } from './page-source.ts';

const EMAIL = 'ada@example.com';

const renderPage: RenderPage = async ({ url }) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  html: `<p>${new URL(url).pathname}</p>`,
  inlineScripts: [],
});

async function openSite() {
  const { app, db } = await openTestApp({ openPages: testPages(renderPage, null) });
  await callAsStaff(db).subscribers.add({ email: EMAIL });
  for (const name of ['SEO', 'Ads']) await callAsStaff(db).topics.add({ name });
  const token = unsubscribeToken(await findAddressKey(db), EMAIL);
  const post = (path: string, fields: [string, string][], headers = {}) =>
    app.inject({
      method: 'POST',
      url: `/newsletter/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const read = () => callAsVisitor(db).preferences.read({ token });
  return { app, db, token, post, read };
}

const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

test('links of mails change nothing when they are opened', async () => {
  const { app, token, read } = await openSite();
  const before = await read();
  for (const path of ['preferences', 'erase', 'leave', 'export']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: `/newsletter/${path}?t=${token}` });
      expect(answer.headers).toMatchObject(PRIVATE);
      expect(answer.body).not.toContain(EMAIL);
    }
  }
  expect(await read()).toEqual(before);
});

test('the form of preferences is answered with its page, also when no topic is left', async () => {
  const { token, post, read } = await openSite();
  const saved = await post('preferences', [
    ['t', token],
    ['topic', 'ads'],
    ['frequency', 'monthly'],
  ]);
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `/newsletter/preferences?t=${token}&done=saved`]);
  expect(saved.headers).toMatchObject(PRIVATE);
  expect(await read()).toMatchObject({ frequency: 'monthly', topics: [{ isChosen: false }, { isChosen: true }] });
  const none = [
    ['t', token],
    ['frequency', 'every'],
  ] as [string, string][];
  expect((await post('preferences', none)).headers.location).toBe(`/newsletter/preferences?t=${token}&done=no-topic`);
  expect(await read()).toMatchObject({ frequency: 'monthly' });
  for (const fields of [[['t', token]], [['t', 'x']], []] as [string, string][][]) {
    expect((await post('preferences', fields)).headers.location).toBe('/newsletter/ended');
  }
});

test('a reader leaves with a reason, downloads the data and erases it', async () => {
  const { db, token, post } = await openSite();
  const reason = [
    ['t', token],
    ['reason', 'other'],
    ['comment', 'Too <b>long</b>'],
  ] as [string, string][];
  expect((await post('leave', reason)).headers.location).toBe('/newsletter/unsubscribed');
  expect(await callAsStaff(db).preferences.reasons()).toMatchObject({ comments: [{ comment: 'Too <b>long</b>' }] });
  const file = await post('export', [['t', token]]);
  expect(file.headers).toMatchObject({
    ...PRIVATE,
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
  });
  expect(file.json()).toMatchObject({ email: EMAIL, subscriptions: [{ status: 'unsubscribed' }] });
  expect((await post('erase', [['t', token]])).headers.location).toBe('/newsletter/erased');
  expect((await callAsStaff(db).subscribers.list()).total).toBe(0);
});

test('the message of an issue that the link is in is noted when its reader leaves', async () => {
  const { db, token, post } = await openSite();
  const { id } = await db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
  const m = await insertIssueMessage(db, await insertSentIssue(db, { slug: 'spring' }), { subscriber_id: id });
  const left = async () =>
    (await db.selectFrom('issue_messages').select('unsubscribed_at').executeTakeFirstOrThrow()).unsubscribed_at;
  const saved = await post('preferences', [
    ['t', token],
    ['m', m],
    ['topic', 'ads'],
    ['frequency', 'every'],
  ]);
  expect(saved.headers.location).toBe(`/newsletter/preferences?t=${token}&m=${m}&done=saved`);
  expect(await left()).toBeNull();
  await post('leave', [
    ['t', token],
    ['m', m],
  ]);
  expect(await left()).toEqual(expect.any(String));
});

test('forms of other sites and long ones are refused', async () => {
  const { token, post, read } = await openSite();
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  for (const path of ['preferences', 'leave', 'export', 'erase']) {
    expect((await post(path, [['t', token]], elsewhere)).statusCode).toBe(403);
    expect((await post(path, [['t', 'x'.repeat(20_000)]])).statusCode).toBe(413);
  }
  expect(await read()).toMatchObject({ isSubscribed: true });
});
