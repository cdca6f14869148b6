import { expect, test } from 'vitest';
import type { OwnDataAct } from '@tideline/domain/privacy/own-data';
import { insertOwnDataLink } from '../../care/preferences/own-data-links.repository.ts';
import { NO_MAIL } from '../../context.ts';
import { findAddressKey, hashLinkToken, unsubscribeToken } from '../../audience/subscribers/address-keys.ts';
import { insertIssueMessage, insertSentIssue } from '../../testing/insert-issue.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';
import { testPages } from '../../testing/test-pages.ts';
import type { RenderPage } from './page-source.ts';

const EMAIL = 'ada@example.com';

const renderPage: RenderPage = async ({ url }) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  html: `<p>${new URL(url).pathname}</p>`,
  inlineScripts: [],
});

async function openSite(server: string | null = 'mail.example:587') {
  const { app, db } = await openTestApp({ openPages: testPages(renderPage, null), mail: { ...NO_MAIL, server } });
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
  for (const path of ['preferences', 'data', 'download', 'erase', 'leave']) {
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

test('a reader leaves with a reason', async () => {
  const { db, token, post } = await openSite();
  const reason = [
    ['t', token],
    ['reason', 'other'],
    ['comment', 'Too <b>long</b>'],
  ] as [string, string][];
  expect((await post('leave', reason)).headers.location).toBe('/newsletter/unsubscribed');
  expect(await callAsStaff(db).preferences.reasons()).toMatchObject({ comments: [{ comment: 'Too <b>long</b>' }] });
});

test('a link that was mailed to the address downloads the data, or erases it', async () => {
  const { db, token, post } = await openSite();
  const mailed = async (act: OwnDataAct) => {
    await insertOwnDataLink(db, { tokenHash: hashLinkToken(act), emailKey: EMAIL, act, expiresAt: '2999-01-01' });
    return [['t', act]] as [string, string][];
  };
  const ask: [string, string][] = [
    ['t', token],
    ['act', 'download'],
  ];
  expect((await post('data', ask)).headers.location).toBe('/newsletter/mailed');
  const offline = await openSite(null);
  const asked = await offline.post('data', [['t', offline.token], ...ask.slice(1)]);
  expect(asked.headers.location).toBe(`/newsletter/preferences?t=${offline.token}`);
  expect((await post('data', [['t', token]])).headers.location).toBe('/newsletter/ended');
  expect((await post('data', [['t', 'x'], ...ask.slice(1)])).headers.location).toBe('/newsletter/ended');
  for (const path of ['download', 'erase']) {
    expect((await post(path, [['t', token]])).headers.location).toBe('/newsletter/data-ended');
  }

  const file = await post('download', await mailed('download'));
  expect(file.headers).toMatchObject({
    ...PRIVATE,
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
  });
  expect(file.json()).toMatchObject({ email: EMAIL, subscriptions: [{ status: 'active' }] });
  expect((await callAsStaff(db).subscribers.list()).total).toBe(1);
  expect((await post('erase', await mailed('erase'))).headers.location).toBe('/newsletter/erased');
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
  for (const path of ['preferences', 'leave', 'data', 'download', 'erase']) {
    expect((await post(path, [['t', token]], elsewhere)).statusCode).toBe(403);
    expect((await post(path, [['t', 'x'.repeat(20_000)]])).statusCode).toBe(413);
  }
  expect(await read()).toMatchObject({ isSubscribed: true });
});
