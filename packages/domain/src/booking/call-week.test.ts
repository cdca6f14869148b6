import { expect, test } from 'vitest';
import type { CallTimes } from './booking.ts';
import { byPartOfDay, firstOfEachHour, startOfWeek, toCallWeek } from './call-week.ts';

/** Days with so many free times each, from nine in UTC. */
function timesOn(counts: Record<string, number>, nextDay: string | null = null): CallTimes {
  const days = Object.entries(counts).map(([day, count]) => ({
    day,
    times: Array.from({ length: count }, (_, at) => `${day}T${String(9 + at).padStart(2, '0')}:00:00.000Z`),
  }));
  return {
    isOpen: true,
    callMinutes: 30,
    timeZone: 'UTC',
    visitorZone: 'UTC',
    people: [],
    otherPeople: 0,
    days,
    nextDay,
  };
}

const FIRST = timesOn({ '2026-12-03': 2, '2026-12-04': 5, '2026-12-08': 1, '2026-12-14': 3 });

test.each([
  ['2026-12-03', '2026-12-03'],
  ['2026-12-09', '2026-12-03'],
  ['2026-12-10', '2026-12-10'],
  ['2027-01-01', '2026-12-31'],
  ['2026-01-01', '2026-12-03'], // before the first free time
])('%s is in the week from %s', (wanted, start) => expect(startOfWeek('2026-12-03', wanted)).toBe(start));

test('the first week has seven days from the first free time on, and leads to the next free day', () => {
  const week = toCallWeek(FIRST, { asked: FIRST, start: '2026-12-03', wanted: '2026-12-03' });
  expect(week.days.map(({ day, times }) => [day.slice(8), times.length])).toEqual([
    ['03', 2],
    ['04', 5],
    ['05', 0],
    ['06', 0],
    ['07', 0],
    ['08', 1],
    ['09', 0],
  ]);
  expect(week).toMatchObject({ day: '2026-12-03', earlier: null, later: '2026-12-14' });
  expect(week.soonest.map((time) => time.slice(8, 13))).toEqual(['03T09', '03T10', '04T09']);
});

test.each([
  ['2026-12-04', '2026-12-04'],
  ['2026-12-05', '2026-12-08'], // the next one with a free time
  ['2026-12-09', '2026-12-08'], // else the last one of the week
])('of the first week, a visitor who asked for %s sees %s', (wanted, day) => {
  expect(toCallWeek(FIRST, { asked: FIRST, start: '2026-12-03', wanted }).day).toBe(day);
});

test('a later week leads back, even if it has no free time', () => {
  const asked = timesOn({ '2026-12-24': 1 }, '2026-12-30');
  const week = toCallWeek(FIRST, { asked, start: '2026-12-17', wanted: '2026-12-17' });
  expect(week).toMatchObject({ day: null, earlier: '2026-12-10', later: '2026-12-24' });
  expect(week.soonest).toHaveLength(3);
});

test('three free times or fewer are not offered twice', () => {
  const few = timesOn({ '2026-12-03': 3 });
  expect(toCallWeek(few, { asked: few, start: '2026-12-03', wanted: '2026-12-03' }).soonest).toEqual([]);
});

test('the part of a day is that of the visitor’s clock, also on a day on which clocks change', () => {
  const times = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-11-01T17:00:00.000Z'];
  expect(byPartOfDay(times, 'America/New_York')).toEqual([
    { part: 'morning', times: times.slice(0, 2) },
    { part: 'afternoon', times: [times[2]] },
  ]);
  expect(byPartOfDay(['2026-12-03T22:00:00.000Z'], 'UTC')).toEqual([
    { part: 'evening', times: ['2026-12-03T22:00:00.000Z'] },
  ]);
});

test('the first time of each hour is that of the visitor’s clock, also where it is no full hour', () => {
  const times = ['12:00', '12:15', '12:45', '13:30', '13:45', '15:15'].map((time) => `2026-12-03T${time}:00.000Z`);
  const short = (zone: string) => firstOfEachHour(times, zone).map((time) => time.slice(11, 16));
  expect(short('UTC')).toEqual(['12:00', '13:30', '15:15']);
  expect(short('Asia/Kolkata')).toEqual(['12:00', '12:45', '13:30', '15:15']);
});
