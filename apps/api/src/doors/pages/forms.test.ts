import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { testPages } from '../../testing/test-pages.ts';
import type { RenderPage } from './page-source.ts';

function post(app: FastifyInstance, url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const CONTACT = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  package: '',
  message: 'Hello & “hi”',
};

/** The address after an enquiry, with its reference. */
const THANKS = /^\/thank-you\?form=contact&reference=(TL-\w{6})&sent=/;

/** Renders the data of the page; the page itself is tested end to end. */
const renderAnswer: RenderPage = async ({ formAnswer }) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  html: JSON.stringify(formAnswer),
  inlineScripts: [],
});

const openAnswerPage = testPages(renderAnswer, null);

test('stores an enquiry sent without JavaScript and thanks the visitor', async () => {
  const { app, db } = await openTestApp();
  const answer = await post(app, '/forms/contact', { ...CONTACT, package: 'wave', topic: 'SEO', status: 'won' });
  expect(answer.statusCode).toBe(303);
  const thanks = new URL(answer.headers.location ?? '', 'http://localhost');
  expect([thanks.pathname, thanks.searchParams.get('form')]).toEqual(['/thank-you', 'contact']);
  const rows = await db
    .selectFrom('contacts')
    .select(['first_name', 'message', 'package', 'topic', 'source', 'status', 'reference'])
    .execute();
  expect(rows).toEqual([
    {
      first_name: 'Ada',
      message: 'Hello & “hi”',
      package: 'wave',
      topic: 'SEO',
      source: 'website',
      status: 'pending',
      reference: thanks.searchParams.get('reference'),
    },
  ]);
  expect(thanks.searchParams.get('sent')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('stores a sign-up sent without JavaScript once, and says when the address is already on the list', async () => {
  const { app, db } = await openTestApp();
  for (const [email, outcome] of [
    ['ada@example.com', 'newsletter'],
    ['ADA@example.com', 'newsletter-known'],
  ] as const) {
    const answer = await post(app, '/forms/newsletter', { email, source: 'home-newsletter' });
    expect(answer.headers.location).toBe(`/thank-you?form=${outcome}`);
  }
  const rows = await db.selectFrom('subscribers').select(['email', 'source']).execute();
  expect(rows).toEqual([{ email: 'ada@example.com', source: 'home-newsletter' }]);
});

test('stores the visit that a form post carries, and none of a browser that asks for privacy', async () => {
  const { app, db } = await openTestApp();
  const trail = JSON.stringify({
    entryPath: '/services',
    referrer: 'https://www.bing.com',
    startedAt: '2026-11-20T08:00:00.000Z',
    pages: 2,
    lastPath: '/',
  });
  await post(app, '/forms/contact', { ...CONTACT, trail });
  await post(app, '/forms/newsletter', { email: 'ada@example.com', trail });
  for (const header of ['dnt', 'sec-gpc']) {
    await post(app, '/forms/contact', { ...CONTACT, message: header, trail }, { [header]: '1' });
    await post(app, '/forms/newsletter', { email: `${header}@example.com`, trail }, { [header]: '1' });
  }
  for (const table of ['contact_trails', 'subscriber_trails'] as const) {
    const rows = await db.selectFrom(table).select(['entry_path', 'entry_source', 'last_path']).execute();
    expect(rows).toEqual([{ entry_path: '/services', entry_source: 'organic', last_path: '/' }]);
  }
});

test('asks to open the mail where sign-ups are confirmed, and says when it was sent again', async () => {
  const { app, db } = await openTestApp({
    mail: { server: 'mail.example.com:587', wake: () => undefined, mailbox: null, dkim: null },
  });
  const outcomes = ['confirm', 'confirm-again', 'confirm-again', 'confirm-later'];
  for (const outcome of outcomes) {
    const answer = await post(app, '/forms/newsletter', { email: 'ada@example.com', website: '' });
    expect(answer.headers.location).toBe(`/thank-you?form=newsletter-${outcome}`);
  }
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(3);
  // A robot gets the answer that a person gets.
  const answer = await post(app, '/forms/newsletter', { email: 'eve@example.com', website: 'https://x.example' });
  expect(answer.headers.location).toBe('/thank-you?form=newsletter-confirm');
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(3);
});

test.each([
  ['/forms/contact', { ...CONTACT, firstName: ' ' }, 'First name is required.'],
  ['/forms/contact', { ...CONTACT, package: 'gold' }, 'Package must be one of ripple, wave, tide, custom, or empty.'],
  ['/forms/newsletter', { email: 'ada' }, 'Email address must look like name@example.com.'],
  ['/forms/newsletter', {}, 'Email address is required.'],
])('%s with %j answers with a page that says: %s', async (url, fields, sentence) => {
  const { app, db } = await openTestApp({ openPages: openAnswerPage });
  const answer = await post(app, url, fields);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ form: url.slice('/forms/'.length), message: sentence });
  expect(await db.selectFrom('contacts').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('subscribers').select('id').execute()).toEqual([]);
});

test('the page of a refused enquiry has the input and names the field', async () => {
  const { app } = await openTestApp({ openPages: openAnswerPage });
  const fields = { ...CONTACT, email: 'ada at example' };
  expect((await post(app, '/forms/contact', fields)).json()).toEqual({
    form: 'contact',
    message: 'Email address must look like name@example.com.',
    issues: [{ path: 'email', message: 'Email address must look like name@example.com.' }],
    fields: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada at example', message: CONTACT.message },
  });
});

test('a form of a call that asks for other times is shown again with its text, and books nothing', async () => {
  const { app, db } = await openTestApp({ openPages: openAnswerPage });
  const fields = { startsAt: '2026-12-01T17:00:00.000Z', firstName: 'Ada', email: 'ada at', day: 'first' };
  const answer = await post(app, '/discovery-call', { ...fields, lastName: '' });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toEqual({ form: 'call', message: '', issues: [], fields });
  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
});

test('a rate-limited enquiry is answered with 429 and keeps the input', async () => {
  const { app, db } = await openTestApp({ openPages: openAnswerPage });
  for (let count = 1; count <= 5; count += 1) {
    await post(app, '/forms/contact', { ...CONTACT, message: `Letter ${count}` });
  }
  const answer = await post(app, '/forms/contact', { ...CONTACT, message: 'Letter 6' });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('600');
  expect(answer.json()).toMatchObject({ issues: [], fields: { message: 'Letter 6' } });
  expect(await db.selectFrom('contacts').select('id').execute()).toHaveLength(5);
});

test('submitting the same form twice makes one enquiry, changed text makes a second', async () => {
  const { app, db } = await openTestApp();
  const references = new Set<string | undefined>();
  for (let click = 1; click <= 3; click += 1) {
    const { location } = (await post(app, '/forms/contact', CONTACT)).headers;
    expect(location).toMatch(THANKS);
    references.add(THANKS.exec(location ?? '')?.[1]);
  }
  expect(references.size).toBe(1);
  await post(app, '/forms/contact', { ...CONTACT, message: 'And one more thing.' });
  expect(await db.selectFrom('contacts').select('id').execute()).toHaveLength(2);
});

test('an enquiry by a robot is stored as spam and acknowledged', async () => {
  const { app, db } = await openTestApp();
  const answer = await post(app, '/forms/contact', { ...CONTACT, website: 'https://x.example' });
  expect(answer.headers.location).toMatch(THANKS);
  await post(app, '/forms/newsletter', { email: 'ada@example.com', website: 'https://x.example' });
  expect(await db.selectFrom('contacts').select('status').execute()).toEqual([{ status: 'spam' }]);
  expect(await db.selectFrom('subscribers').select('status').execute()).toEqual([{ status: 'unsubscribed' }]);
});

test('refuses forms on other sites, also from browsers that send only Origin', async () => {
  const { app } = await openTestApp({ publicUrl: 'https://tideline.example' });
  const foreign = await post(app, '/forms/contact', CONTACT, { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  const own = await post(app, '/forms/contact', CONTACT, { origin: 'https://tideline.example' });
  expect(own.headers.location).toMatch(THANKS);
});

test('accepts only forms of at most 100 kB', async () => {
  const { app } = await openTestApp();
  const json = await app.inject({ method: 'POST', url: '/forms/contact', payload: CONTACT });
  expect(json.statusCode).toBe(415);
  const long = await post(app, '/forms/contact', { ...CONTACT, message: 'a'.repeat(100_001) });
  expect(long.statusCode).toBe(413);
});
