import { expect, test } from 'vitest';
import { findAddressKey, hashLinkToken, unsubscribeToken } from '../../audience/subscribers/address-keys.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { insertIssueMessage, insertSentIssue } from '../../testing/insert-issue.ts';
import { testPages } from '../../testing/test-pages.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import type { RenderPage } from './page-source.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TOKEN = 'abcdefghijklmnopqrstuv';

const renderPage: RenderPage = async ({ url }) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  html: `<p>${new URL(url).pathname}</p>`,
  inlineScripts: [],
});

async function openSite() {
  const { app, db } = await openTestApp({
    now: () => TEST_NOW,
    openPages: testPages(renderPage, null),
  });
  const row = { email: 'ada@example.com', email_key: 'ada@example.com', source: null, is_sample: 0 } as const;
  const waiting = {
    status: 'active',
    confirmation: 'waiting',
    confirm_by: null,
    frequency: 'every',
    consent_text: '',
    soft_bounces: 0,
    delivery: 'ok',
  } as const;
  const times = { created_at: TEST_NOW, updated_at: TEST_NOW };
  await db
    .insertInto('subscribers')
    .values({ id: 'ada', ...row, ...waiting, ...times })
    .execute();
  const link = { token_hash: hashLinkToken(TOKEN), subscriber_id: 'ada', expires_at: '2027-01-01' };
  await db.insertInto('confirmation_links').values(link).execute();
  const unsubscribe = unsubscribeToken(await findAddressKey(db), 'ada@example.com');
  const ada = () => db.selectFrom('subscribers').select(['status', 'confirmation']).executeTakeFirst();
  return { app, db, ada, unsubscribe };
}

test('opening a link changes nothing; the button does and responds with a page', async () => {
  const { app, ada, unsubscribe } = await openSite();
  for (const url of [`/newsletter/confirm?t=${TOKEN}`, `/newsletter/unsubscribe?t=${unsubscribe}`]) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
  }
  expect(await ada()).toEqual({ status: 'active', confirmation: 'waiting' });

  const post = (url: string, t: string) =>
    app.inject({ method: 'POST', url, headers: FORM, payload: new URLSearchParams({ t }).toString() });
  const confirmed = await post('/newsletter/confirm', TOKEN);
  expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/newsletter/confirmed']);
  expect(confirmed.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(await ada()).toEqual({ status: 'active', confirmation: 'confirmed' });
  expect((await post('/newsletter/confirm', TOKEN)).headers.location).toBe('/newsletter/ended');
  expect((await post('/newsletter/unsubscribe', unsubscribe)).headers.location).toBe('/newsletter/unsubscribed');
  expect(await ada()).toEqual({ status: 'unsubscribed', confirmation: 'confirmed' });
  expect((await post('/newsletter/unsubscribe', '')).headers.location).toBe('/newsletter/ended');
});

const BOUNDARY = 'mail-program';
test.each([
  ['a form', FORM, 'List-Unsubscribe=One-Click'],
  [
    'several parts',
    { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${BOUNDARY}--\r\n`,
  ],
])('a mail client unsubscribes with one click sent as %s, without a redirect', async (_name, headers, payload) => {
  const { app, ada, unsubscribe } = await openSite();
  const click = (t: string) => app.inject({ method: 'POST', url: `/newsletter/unsubscribe?t=${t}`, headers, payload });
  expect((await click('nonsense')).statusCode).toBe(404);
  const answer = await click(unsubscribe);
  expect([answer.statusCode, answer.body]).toEqual([200, 'You are unsubscribed.']);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await ada()).toMatchObject({ status: 'unsubscribed' });
});

test('the message of an issue that a link is in is noted, by the button and by one click', async () => {
  const { app, db, unsubscribe } = await openSite();
  const issueId = await insertSentIssue(db, { slug: 'spring' });
  const otherId = await insertSentIssue(db, { slug: 'summer' });
  const m = await insertIssueMessage(db, issueId, { subscriber_id: 'ada' });
  const other = await insertIssueMessage(db, otherId, { subscriber_id: 'ada' });
  const left = async () =>
    (await db.selectFrom('issue_messages').select('id').where('unsubscribed_at', 'is not', null).execute()).map(
      ({ id }) => id,
    );
  await app.inject({ method: 'GET', url: `/newsletter/unsubscribe?t=${unsubscribe}&m=${m}` });
  expect(await left()).toEqual([]);
  const payload = new URLSearchParams({ t: unsubscribe, m }).toString();
  await app.inject({ method: 'POST', url: '/newsletter/unsubscribe', headers: FORM, payload });
  expect(await left()).toEqual([m]);
  const oneClick = { headers: FORM, payload: 'List-Unsubscribe=One-Click' };
  await app.inject({ method: 'POST', url: `/newsletter/unsubscribe?t=${unsubscribe}&m=${other}`, ...oneClick });
  expect((await left()).toSorted()).toEqual([m, other].toSorted());
});

test('refuses cross-site requests and long bodies', async () => {
  const { app, ada } = await openSite();
  const payload = new URLSearchParams({ t: TOKEN }).toString();
  const headers = { ...FORM, 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ method: 'POST', url: '/newsletter/confirm', headers, payload })).statusCode).toBe(403);
  const long = `t=${'x'.repeat(5_000)}`;
  const refused = await app.inject({ method: 'POST', url: '/newsletter/confirm', headers: FORM, payload: long });
  expect(refused.statusCode).toBe(413);
  expect(await ada()).toMatchObject({ confirmation: 'waiting' });
});
