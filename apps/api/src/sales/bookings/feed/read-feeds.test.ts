import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { later, MINUTE_MS } from '@tideline/domain/time/instant';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { isPublicAddress } from '../../../core/host/public-address.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { fetchCalendar, PUBLIC_CALENDARS, type CalendarNetwork } from './fetch-calendar.ts';
import { saveFeed } from './feeds.repository.ts';
import { readDueFeeds } from './read-feeds.ts';
import { runParsing } from './run-parsing.ts';

const SECRET = 'private-4f1c2d';
const CALENDAR = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:dentist
SUMMARY:Dentist
DTSTART:20261123T173000Z
DURATION:PT30M
END:VEVENT
END:VCALENDAR
`;

let answer: RequestListener;
let origin: string;
const site = createServer((request, response) => answer(request, response));
/** The server of the test, and otherwise the rules of the public internet. */
const TEST_SITE: CalendarNetwork = {
  protocols: ['http:', 'https:'],
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  isAllowedPort: () => true,
  timeLimitMs: 10_000,
};

beforeEach(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  answer = (_request, response) => response.end(CALENDAR);
});
afterEach(async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const fetchIt = (path = `/${SECRET}.ics`, network = TEST_SITE) => fetchCalendar(origin + path, network);

test('a calendar is fetched, also after a redirect', async () => {
  answer = (request, response) => {
    if (request.url === '/now.ics') return response.end(CALENDAR);
    return response.writeHead(302, { location: '/now.ics' }).end();
  };
  expect(await fetchIt()).toBe(CALENDAR);
});

test.each<[string, RequestListener, string]>([
  ['is huge', (_, response) => response.end(`BEGIN:VCALENDAR\n${'X'.repeat(6_000_000)}`), 'larger than 5 MB'],
  ['is a web page', (_, response) => response.end('<html>Sign in'), 'no calendar at this address'],
  ['answers a failure', (_, response) => response.writeHead(404).end(SECRET), 'status 404'],
  ['redirects forever', (_, response) => response.writeHead(301, { location: '/x' }).end(), 'redirects too many times'],
  [
    'redirects to a file',
    (_, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
    'Only calendars',
  ],
  [
    'redirects to the network of the server',
    (_, response) => response.writeHead(301, { location: 'http://169.254.169.254/' }).end(),
    'could not be reached',
  ],
  [
    'redirects to a name of this machine',
    (_, response) => response.writeHead(301, { location: 'http://localhost/' }).end(),
    'could not be reached',
  ],
  ['hangs up', (request) => request.socket.destroy(), 'could not be reached'],
])('an address that %s is a problem without its secret', async (_name, listener, sentence) => {
  answer = listener;
  const problem = await fetchIt().catch((error: Error) => error);
  expect(problem).toMatchObject({ message: expect.stringContaining(sentence) as string });
  expect(String(problem)).not.toContain(SECRET);
});

test('an answer that never ends is given up', async () => {
  answer = (_request, response) => void response.write('BEGIN:VCALENDAR\n');
  await expect(fetchIt(undefined, { ...TEST_SITE, timeLimitMs: 300 })).rejects.toThrow('did not arrive within');
});

test.each([
  'http://example.com/a.ics',
  'https://127.0.0.1/a.ics',
  'https://[::1]/a.ics',
  'https://localhost/a.ics',
  'https://example.com:8443/a.ics',
  'https://ada:secret@example.com/a.ics',
])('%s is not asked', async (address) => {
  await expect(fetchCalendar(address, PUBLIC_CALENDARS)).rejects.toThrow(/could not be reached|Only calendars/);
});

test.each([
  [
    'repeats every second',
    'DTSTART:19700101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY',
    { spans: [], unread: 1 },
    20_000,
  ],
  [
    'repeats on a day that never comes',
    'DTSTART:20260101T000000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    expect.anything(),
    1_000,
  ],
])('an appointment that %s does not stall the server', async (_, event, outcome, timeLimitMs) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\n${event}\nEND:VEVENT\nEND:VCALENDAR`;
  const span = { from: '2026-11-01T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z', timeZone: 'UTC' };
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  const read = await runParsing({ text, ...span }, timeLimitMs).catch((error: Error) => error.message);
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(0); // in this thread, none
  expect(read).toEqual(outcome);
});

test('a calendar is a problem when it takes too long', async () => {
  const span = { from: TEST_NOW, until: later(TEST_NOW, MINUTE_MS), timeZone: 'UTC' };
  const endless = 'UID:a\nDTSTART:19700101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY';
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${endless}\nEND:VEVENT\nEND:VCALENDAR`;
  await expect(runParsing({ text, ...span }, 1)).rejects.toThrow('takes too long to read');
});

test('text that is no calendar is a problem', async () => {
  const span = { from: TEST_NOW, until: later(TEST_NOW, MINUTE_MS), timeZone: 'UTC' };
  await expect(runParsing({ text: 'BEGIN:VCALENDAR\n\u0000;:', ...span })).rejects.toThrow('could not be understood');
});

describeOnEachDatabase('private calendars', (database) => {
  const staffId = TEST_STAFF.id;
  const free = async () => (await callAsVisitor(database()).bookings.times({ days: 1 })).days[0]?.times.length;
  const feedOf = async () => (await callAsStaff(database()).bookings.hours())[0]?.feed;

  async function openWithFeed(): Promise<void> {
    await insertStaff(database(), { ...TEST_STAFF, passwordHash: '' }, TEST_NOW);
    const weekly = NO_HOURS.map((none, day) => (day === 0 ? [{ from: '09:00', to: '11:00' }] : [...none]));
    await callAsStaff(database()).bookings.updateHours({ staffId, weekly, daysOff: [], place: '' });
    const feed = { staffId, url: `${origin}/${SECRET}.ics` };
    await database()
      .transaction()
      .execute((trx) => saveFeed(trx, feed, TEST_NOW));
  }

  test('busy times are not offered, with the buffer around them; the address never comes out', async () => {
    await openWithFeed();
    expect(await free()).toBe(4);
    await readDueFeeds(database(), TEST_NOW, TEST_SITE);
    expect(await callAsVisitor(database()).bookings.times({ days: 1 })).toMatchObject({
      days: [{ times: ['2026-11-23T18:30:00.000Z'] }],
    });
    const all = await callAsStaff(database()).bookings.hours();
    expect(all[0]?.feed).toEqual({ host: '127.0.0.1', readAt: TEST_NOW, failedAt: null, problem: '' });
    expect(JSON.stringify(all)).not.toContain(SECRET);
    await callAsStaff(database()).bookings.feed.remove({ staffId });
    expect([await free(), await feedOf()]).toEqual([4, null]);
  });

  test('a failed read keeps the last busy times and says why, until it succeeds again', async () => {
    await openWithFeed();
    await readDueFeeds(database(), TEST_NOW, TEST_SITE);
    answer = (_request, response) => response.writeHead(500).end();
    const next = later(TEST_NOW, 15 * MINUTE_MS);
    await readDueFeeds(database(), later(next, -1), TEST_SITE); // not due yet
    expect(await feedOf()).toMatchObject({ failedAt: null });
    await readDueFeeds(database(), next, TEST_SITE);
    expect(await free()).toBe(1);
    const problem = 'The calendar’s site answered with status 500.';
    expect(await feedOf()).toMatchObject({ readAt: TEST_NOW, failedAt: next, problem });
    answer = (_request, response) => response.end('BEGIN:VCALENDAR\nEND:VCALENDAR');
    await readDueFeeds(database(), later(next, 15 * MINUTE_MS), TEST_SITE);
    expect([await free(), (await feedOf())?.problem]).toEqual([4, '']);
  });

  test('is read by one of two servers, and not after the address changed', async () => {
    await openWithFeed();
    let requests = 0;
    const other = { staffId, url: 'https://other.example/a.ics' };
    answer = (_request, response) => {
      requests += 1;
      const change = database()
        .transaction()
        .execute((trx) => saveFeed(trx, other, TEST_NOW));
      void change.then(() => response.end(CALENDAR));
    };
    await Promise.all([1, 2].map(() => readDueFeeds(database(), TEST_NOW, TEST_SITE)));
    expect([requests, await free(), (await feedOf())?.readAt]).toEqual([1, 4, null]);
  });

  test('only an https or webcal address is accepted, and the audit log has no address', async () => {
    await openWithFeed();
    const { feed } = callAsStaff(database()).bookings;
    for (const url of ['http://example.com/a.ics', 'file:///etc/passwd', 'https://ada:pw@example.com/', 'calendar']) {
      await expect(feed.save({ staffId, url })).rejects.toThrow('must begin with https://');
    }
    await feed.save({ staffId, url: `webcal://127.0.0.1/${SECRET}.ics` });
    expect(await feedOf()).toMatchObject({
      host: '127.0.0.1',
      problem:
        'The calendar’s site could not be reached. Only addresses on the public internet are read, not those of a private network.',
    });
    await feed.read({ staffId });
    const lines = await database().selectFrom('audit').selectAll().execute();
    expect(lines.map(({ action }) => action)).toContain('call.feed');
    expect(JSON.stringify(lines)).not.toContain(SECRET);
    await expect(feed.save({ staffId: 'gone', url: 'https://127.0.0.1/' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
