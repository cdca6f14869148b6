import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';

function post(app: FastifyInstance, url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const ENQUIRY = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  package: '',
  message: 'Hello & “hi”',
};

test('an enquiry sent without JavaScript arrives as it was written, and the visitor is thanked', async () => {
  const { app, db } = await openTestApp();
  const answer = await post(app, '/forms/contact', { ...ENQUIRY, package: 'wave', status: 'won' });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/thank-you?form=contact');
  const rows = await db
    .selectFrom('contacts')
    .select(['first_name', 'message', 'package', 'source', 'status'])
    .execute();
  expect(rows).toEqual([
    { first_name: 'Ada', message: 'Hello & “hi”', package: 'wave', source: 'website', status: 'pending' },
  ]);
});

test('a sign-up sent without JavaScript arrives once, however often it is sent', async () => {
  const { app, db } = await openTestApp();
  for (const email of ['ada@example.com', 'ADA@example.com']) {
    const answer = await post(app, '/forms/newsletter', { email, source: 'home-newsletter' });
    expect(answer.headers.location).toBe('/thank-you?form=newsletter');
  }
  const rows = await db.selectFrom('subscribers').select(['email', 'source']).execute();
  expect(rows).toEqual([{ email: 'ada@example.com', source: 'home-newsletter' }]);
});

test.each([
  ['/forms/contact', { ...ENQUIRY, firstName: ' ' }, 'First name is required.'],
  ['/forms/contact', { ...ENQUIRY, package: 'gold' }, 'Package must be one of ripple, wave, tide, custom, or empty.'],
  ['/forms/newsletter', { email: 'ada' }, 'Email address must look like name@example.com.'],
  ['/forms/newsletter', {}, 'Email address is required.'],
])('%s with %j leads to a page that says: %s', async (url, fields, sentence) => {
  const { app, db } = await openTestApp();
  const answer = await post(app, url, fields);
  expect(answer.statusCode).toBe(303);
  const location = new URL(answer.headers.location ?? '', 'http://localhost');
  expect(location.pathname).toBe('/form-problem');
  expect(location.searchParams.get('form')).toBe(url.slice('/forms/'.length));
  expect(location.searchParams.get('message')).toBe(sentence);
  expect(await db.selectFrom('contacts').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('subscribers').select('id').execute()).toEqual([]);
});

test('a form on another site is refused, also by browsers that only name the origin', async () => {
  const { app } = await openTestApp({ publicUrl: 'https://tideline.example' });
  const foreign = await post(app, '/forms/contact', ENQUIRY, { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  const own = await post(app, '/forms/contact', ENQUIRY, { origin: 'https://tideline.example' });
  expect(own.headers.location).toBe('/thank-you?form=contact');
});

test('only a form is accepted, of at most 100 kB', async () => {
  const { app } = await openTestApp();
  const json = await app.inject({ method: 'POST', url: '/forms/contact', payload: ENQUIRY });
  expect(json.statusCode).toBe(415);
  const long = await post(app, '/forms/contact', { ...ENQUIRY, message: 'a'.repeat(100_001) });
  expect(long.statusCode).toBe(413);
});
