import { expect, test } from 'vitest';
import { findFreeDays, findFreeStaff } from './free-times.ts';
import { NO_HOURS, weekdayOf } from './hours.ts';

const RULES = { callMinutes: 60, bufferMinutes: 0, noticeHours: 0, daysAhead: 3 };

/**
 * A range of hours on the days on which clocks change, and the instants of its calls. Source: the rules of the IANA time zone
 * database, worked out by hand.
 */
const CHANGES: [zone: string, day: string, from: string, to: string, calls: string][] = [
  ['America/Los_Angeles', '2027-03-14', '00:00', '04:00', '08:00 09:00 10:00'],
  ['America/Los_Angeles', '2027-11-07', '00:00', '04:00', '07:00 08:00 09:00 10:00 11:00'],
  ['America/New_York', '2027-03-14', '00:00', '04:00', '05:00 06:00 07:00'],
  ['America/New_York', '2027-11-07', '00:00', '04:00', '04:00 05:00 06:00 07:00 08:00'],
  ['America/St_Johns', '2027-03-14', '00:00', '04:00', '03:30 04:30 05:30'],
  ['America/St_Johns', '2027-11-07', '00:00', '04:00', '02:30 03:30 04:30 05:30 06:30'],
  ['Europe/London', '2027-03-28', '00:00', '04:00', '00:00 01:00 02:00'],
  ['Europe/London', '2027-10-31', '00:00', '04:00', '23:00 00:00 01:00 02:00 03:00'],
  ['Europe/Berlin', '2027-03-28', '00:00', '04:00', '23:00 00:00 01:00'],
  ['Europe/Berlin', '2027-10-31', '00:00', '04:00', '22:00 23:00 00:00 01:00 02:00'],
  // Half an hour.
  ['Australia/Lord_Howe', '2027-10-03', '00:00', '04:00', '13:30 14:30 15:30'],
  ['Australia/Lord_Howe', '2027-04-04', '00:00', '04:00', '13:00 14:00 15:00 16:00'],
  ['Australia/Sydney', '2027-10-03', '00:00', '04:00', '14:00 15:00 16:00'],
  ['Australia/Sydney', '2027-04-04', '00:00', '04:00', '13:00 14:00 15:00 16:00 17:00'],
  ['Pacific/Auckland', '2027-09-26', '00:00', '04:00', '12:00 13:00 14:00'],
  ['Pacific/Auckland', '2027-04-04', '00:00', '04:00', '11:00 12:00 13:00 14:00 15:00'],
  // 12:45 hours ahead of UTC.
  ['Pacific/Chatham', '2027-09-26', '00:00', '04:00', '11:15 12:15 13:15'],
  ['Pacific/Chatham', '2027-04-04', '00:00', '04:00', '10:15 11:15 12:15 13:15 14:15'],
  // Days that begin at 01:00, and days whose last hour comes twice.
  ['America/Santiago', '2027-09-05', '00:00', '04:00', '04:00 05:00 06:00'],
  ['America/Santiago', '2027-04-03', '20:00', '24:00', '23:00 00:00 01:00 02:00 03:00'],
  ['Africa/Cairo', '2027-04-30', '00:00', '04:00', '22:00 23:00 00:00'],
  ['Africa/Cairo', '2027-10-28', '20:00', '24:00', '17:00 18:00 19:00 20:00 21:00'],
  ['Asia/Beirut', '2027-03-28', '00:00', '04:00', '22:00 23:00 00:00'],
  ['Asia/Beirut', '2027-10-30', '20:00', '24:00', '17:00 18:00 19:00 20:00 21:00'],
  // No change of clocks.
  ['Asia/Kolkata', '2027-03-28', '00:00', '04:00', '18:30 19:30 20:30 21:30'],
];

test('the changes are of twelve zones with summer time, and one without', () => {
  expect(new Set(CHANGES.map(([zone]) => zone)).size).toBe(13);
});

test.each(CHANGES)('in %s on %s, hours from %s to %s have calls at %s UTC', (timeZone, day, from, to, calls) => {
  const weekly = NO_HOURS.map((_, at) => (at === weekdayOf(day) ? [{ from, to }] : []));
  const calendar = { staffId: 'maya', weekly, daysOff: [], busy: [], taken: [] };
  const now = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * 86_400_000).toISOString();
  const question = { rules: RULES, timeZone, now };
  const { days } = findFreeDays([calendar], { ...question, visitorZone: timeZone, from: day, days: 1 });
  const times = days.flatMap((found) => found.times.map(({ startsAt }) => startsAt));
  expect(times.map((startsAt) => startsAt.slice(11, 16)).join(' ')).toBe(calls);
  expect(days.map((found) => found.day)).toEqual([day]);
  // One after the other, and each can be booked.
  expect(times.map((startsAt) => Date.parse(startsAt) - Date.parse(times[0] ?? ''))).toEqual(
    times.map((_, at) => at * 3_600_000),
  );
  for (const startsAt of times) expect(findFreeStaff([calendar], startsAt, question)).toEqual(['maya']);
});
