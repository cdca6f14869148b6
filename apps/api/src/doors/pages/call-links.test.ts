import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openCalls } from '../../testing/fill/open-calls.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { testPages } from '../../testing/test-pages.ts';
import type { RenderPage } from './page-source.ts';

/** Mondays in Los Angeles, 09:00 and 13:00. */
const MORNING = '2026-11-23T17:00:00.000Z';
const AFTERNOON = '2026-11-23T21:00:00.000Z';
const DETAILS = {
  startsAt: MORNING,
  timeZone: 'Europe/Berlin',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: '',
  message: 'More patients & “less” paper.',
};

/** Renders what the page gets to know. */
const renderPage: RenderPage = async ({ formAnswer, url }) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  html: JSON.stringify(formAnswer ?? url),
  inlineScripts: [],
});

async function openSite() {
  const { app, db } = await openTestApp({ now: () => TEST_NOW, openPages: testPages(renderPage, null) });
  await openCalls(db);
  const calls = () => db.selectFrom('bookings').select(['starts_at', 'status', 'cancel_reason']).execute();
  return { app, db, calls };
}

function post(app: FastifyInstance, url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Books by the form, and returns the query of the page that follows. */
async function book(app: FastifyInstance, fields = DETAILS): Promise<URLSearchParams> {
  const { statusCode, headers } = await post(app, '/discovery-call', fields);
  const { pathname, searchParams } = new URL(headers.location ?? '', 'http://localhost');
  expect([statusCode, pathname]).toEqual([303, '/discovery-call/booked']);
  return searchParams;
}

test('a form without JavaScript books a call, also when it is sent twice', async () => {
  const { app, db, calls } = await openSite();
  const query = await book(app);
  expect(await book(app)).toEqual(query);
  expect([...query.keys()]).toEqual(['t']); // the page asks the server whether it is booked
  expect(await calls()).toHaveLength(1);
  const { message, visitor_zone: zone } = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
  expect([message, zone]).toEqual([DETAILS.message, DETAILS.timeZone]);
});

test('a form that looks like spam leads to a page whose button books the call', async () => {
  const { app, calls } = await openSite();
  const asked = await post(app, '/discovery-call', { ...DETAILS, website: 'https://spam.example' });
  const { pathname, searchParams } = new URL(asked.headers.location ?? '', 'http://localhost');
  expect([asked.statusCode, pathname]).toEqual([303, '/discovery-call/confirm']);
  expect(await calls()).toMatchObject([{ starts_at: MORNING, status: 'held' }]);
  const t = searchParams.get('t') ?? '';
  const confirmed = await post(app, '/discovery-call/confirm', { t });
  expect(confirmed.headers.location).toBe(`/discovery-call/booked?t=${t}&done=booked`);
  expect(await calls()).toMatchObject([{ starts_at: MORNING, status: 'booked' }]);
});

test('a button that comes too late leads back to a page that says so', async () => {
  const { app, calls } = await openSite();
  const asked = await post(app, '/discovery-call', { ...DETAILS, website: 'https://spam.example' });
  const t = new URL(asked.headers.location ?? '', 'http://localhost').searchParams.get('t') ?? '';
  await book(app, { ...DETAILS, email: 'kim@example.com' });
  const late = await post(app, '/discovery-call/confirm', { t });
  expect(late.headers.location).toBe(`/discovery-call/confirm?t=${t}&done=taken`);
  expect((await calls()).map(({ status }) => status).toSorted()).toEqual(['booked', 'held']);
});

test('a refused form is shown again with what was typed, and says why', async () => {
  const { app } = await openSite();
  await book(app);
  const taken = await post(app, '/discovery-call', { ...DETAILS, email: 'kim@example.com' });
  expect(taken.statusCode).toBe(409);
  const { company: _empty, ...typed } = DETAILS;
  expect(taken.json()).toMatchObject({
    form: 'call',
    message: 'This time is no longer available. Please choose another one.',
    fields: { ...typed, email: 'kim@example.com' },
  });
  const invalid = await post(app, '/discovery-call', { ...DETAILS, email: 'nobody' });
  expect(invalid.statusCode).toBe(400);
  expect(invalid.json().issues).toMatchObject([{ path: 'email' }]);
  const headers = { origin: 'https://elsewhere.example' };
  expect((await post(app, '/discovery-call', DETAILS, headers)).statusCode).toBe(403);
});

test('a booked call is a file for calendars, with the entry of its mail; a canceled one is not', async () => {
  const { app, db } = await openSite();
  const t = (await book(app)).get('t') ?? '';
  const answer = await app.inject(`/discovery-call/calendar.ics?t=${t}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="call.ics"',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  const { id } = await db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const lines = answer.body.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines).toContain('DTSTART:20261123T170000Z');
  expect(lines).toContain('DTEND:20261123T173000Z');
  expect(lines).toContain('LOCATION:https://meet.example/staff');
  expect(lines.find((line) => line.startsWith('UID:'))).toContain(`UID:call-${id}@`);
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(`/discovery-call/booked?t=${t}`);

  await post(app, '/discovery-call/cancel', { t, reason: '' });
  for (const query of [`?t=${t}`, '?t=x.y', '', '?t=a&t=b', `?t=${'a'.repeat(300)}`]) {
    const refused = await app.inject(`/discovery-call/calendar.ics${query}`);
    expect([refused.statusCode, refused.headers.location?.split('?')[0]]).toEqual([303, '/discovery-call/booked']);
  }
});

test('opening a link changes nothing; the forms move and cancel', async () => {
  const { app, calls } = await openSite();
  const t = (await book(app)).get('t') ?? '';
  for (const step of ['booked', 'move', 'cancel']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: `/discovery-call/${step}?t=${t}&at=${AFTERNOON}` });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
    }
  }
  expect(await calls()).toMatchObject([{ starts_at: MORNING, status: 'booked' }]);

  const moved = await post(app, '/discovery-call/move', { t, startsAt: AFTERNOON });
  expect(moved.headers).toMatchObject({
    location: `/discovery-call/booked?t=${t}&done=moved`,
    'cache-control': 'no-store',
  });
  expect(await calls()).toMatchObject([{ starts_at: AFTERNOON }]);
  const cancelled = await post(app, '/discovery-call/cancel', { t, reason: 'A cold.' });
  expect(cancelled.headers.location).toBe(`/discovery-call/booked?t=${t}&done=cancelled`);
  expect(await calls()).toMatchObject([{ status: 'cancelled', cancel_reason: 'A cold.' }]);
});

test('a time that was taken meanwhile, and a link that was cut, lead to a page that says so', async () => {
  const { app, calls } = await openSite();
  const t = (await book(app)).get('t') ?? '';
  await book(app, { ...DETAILS, startsAt: AFTERNOON, email: 'kim@example.com' });
  for (const startsAt of [AFTERNOON, 'never', '']) {
    const answer = await post(app, '/discovery-call/move', { t, startsAt });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/discovery-call/move?t=${t}&done=taken`]);
  }
  for (const [step, wrong] of [
    ['move', t.slice(0, -1)],
    ['cancel', ''],
  ] as const) {
    const answer = await post(app, `/discovery-call/${step}`, { t: wrong, startsAt: MORNING });
    expect(answer.headers.location).toContain(`/discovery-call/${step === 'move' ? 'move' : 'booked'}?t=${wrong}`);
  }
  expect((await calls()).map(({ status }) => status)).toEqual(['booked', 'booked']);
});
