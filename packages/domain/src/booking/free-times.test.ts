import { describe, expect, test } from 'vitest';
import { findFreeDays, findFreeStaff, type Calendar } from './free-times.ts';
import { NO_HOURS, weekdayOf, type CallRules, type HoursRange } from './hours.ts';

const LA = 'America/Los_Angeles';
/** A Monday, 02:00 in Los Angeles. */
const NOW = '2026-11-23T10:00:00.000Z';
const RULES: CallRules = { callMinutes: 30, bufferMinutes: 0, noticeHours: 0, daysAhead: 14 };

function calendar(changes: Partial<Calendar> & { days?: Record<string, HoursRange[]> } = {}): Calendar {
  const { days = { '2026-11-23': [{ from: '09:00', to: '11:00' }] }, ...others } = changes;
  const byWeekday = new Map(Object.entries(days).map(([day, ranges]) => [weekdayOf(day), ranges]));
  const weekly = NO_HOURS.map((_, at) => byWeekday.get(at) ?? []);
  return { staffId: 'maya', weekly, daysOff: [], busy: [], taken: [], ...others };
}

function find(calendars: Calendar[], changes: Partial<Parameters<typeof findFreeDays>[1]> = {}) {
  const question = { rules: RULES, timeZone: LA, visitorZone: LA, from: '2026-11-23', days: 1, now: NOW };
  return findFreeDays(calendars, { ...question, ...changes });
}

/** The times of the first day, in UTC. */
function firstTimes(calendars: Calendar[], changes: Partial<Parameters<typeof findFreeDays>[1]> = {}) {
  return find(calendars, changes).days[0]?.times.map(({ startsAt }) => startsAt.slice(11, 16)) ?? [];
}

describe('free times of a day', () => {
  test('follow the hours in the zone of the agency, and end with them', () => {
    expect(firstTimes([calendar()])).toEqual(['17:00', '17:30', '18:00', '18:30']);
  });

  test('leave the break between two ranges', () => {
    const ranges = [
      { from: '09:00', to: '09:45' },
      { from: '13:00', to: '14:00' },
    ];
    expect(firstTimes([calendar({ days: { '2026-11-23': ranges } })])).toEqual(['17:00', '21:00', '21:30']);
  });

  test('begin at quarters of an hour, whatever the length of a call is', () => {
    const rules = { ...RULES, callMinutes: 20 };
    expect(firstTimes([calendar()], { rules })).toEqual(['17:00', '17:30', '18:00', '18:30']);
    expect(firstTimes([calendar()], { rules: { ...RULES, callMinutes: 45 } })).toEqual(['17:00', '17:45']);
  });

  test('leave out taken times, which contain the buffer after a call', () => {
    const taken = [{ startsAt: '2026-11-23T17:30:00.000Z', endsAt: '2026-11-23T18:05:00.000Z' }];
    expect(firstTimes([calendar({ taken })])).toEqual(['17:00', '18:30']);
    // The new call needs its own buffer as well.
    expect(firstTimes([calendar({ taken })], { rules: { ...RULES, bufferMinutes: 5 } })).toEqual(['18:30']);
  });

  test('leave the buffer free on both sides of other appointments', () => {
    const busy = [{ startsAt: '2026-11-23T17:40:00.000Z', endsAt: '2026-11-23T17:55:00.000Z' }];
    expect(firstTimes([calendar({ busy })])).toEqual(['17:00', '18:00', '18:30']);
    expect(firstTimes([calendar({ busy })], { rules: { ...RULES, bufferMinutes: 10 } })).toEqual(['17:00', '18:30']);
  });

  test('begin after the notice', () => {
    expect(firstTimes([calendar()], { rules: { ...RULES, noticeHours: 8 } })).toEqual(['18:00', '18:30']);
  });

  test('are those of everybody, with the names of who is free', () => {
    const kim = calendar({ staffId: 'kim', days: { '2026-11-23': [{ from: '10:30', to: '11:30' }] } });
    expect(find([calendar(), kim]).days[0]?.times.slice(2)).toEqual([
      { startsAt: '2026-11-23T18:00:00.000Z', staffIds: ['maya'] },
      { startsAt: '2026-11-23T18:30:00.000Z', staffIds: ['maya', 'kim'] },
      { startsAt: '2026-11-23T19:00:00.000Z', staffIds: ['kim'] },
    ]);
  });
});

describe('days with free times', () => {
  const everyMonday = calendar();

  test('skip days without any, and name the next one', () => {
    expect(find([everyMonday])).toMatchObject({ days: [{ day: '2026-11-23' }], next: '2026-11-30' });
    expect(find([everyMonday], { days: 7 })).toMatchObject({
      days: [{ day: '2026-11-23' }, { day: '2026-11-30' }, { day: '2026-12-07' }],
      next: null,
    });
    expect(find([everyMonday], { from: '2026-12-01' })).toMatchObject({ days: [{ day: '2026-12-07' }], next: null });
  });

  test('skip days off', () => {
    const away = calendar({ daysOff: [{ from: '2026-11-20', to: '2026-11-30' }] });
    expect(find([away]).days.map(({ day }) => day)).toEqual(['2026-12-07']);
  });

  test('end with the days that can be booked ahead', () => {
    expect(find([everyMonday], { rules: { ...RULES, daysAhead: 13 }, days: 7 }).days).toHaveLength(2);
  });

  test('are those of the visitor’s zone: one day of the agency can be two', () => {
    const evening = calendar({ days: { '2026-11-23': [{ from: '15:00', to: '17:00' }] } });
    const { days } = find([evening], { visitorZone: 'Asia/Dubai', days: 2, rules: { ...RULES, callMinutes: 60 } });
    expect(days.map(({ day, times }) => [day, times.map(({ startsAt }) => startsAt.slice(11, 16))])).toEqual([
      ['2026-11-24', ['23:00', '00:00']],
      ['2026-12-01', ['23:00', '00:00']],
    ]);
    const tokyo = find([calendar({ days: { '2026-11-23': [{ from: '06:00', to: '08:00' }] } })], {
      visitorZone: 'Asia/Tokyo',
      rules: { ...RULES, callMinutes: 60 },
    });
    expect(tokyo).toMatchObject({ days: [{ day: '2026-11-23', times: [{ startsAt: '2026-11-23T14:00:00.000Z' }] }] });
    expect(tokyo.next).toBe('2026-11-24');
  });
});

test('nobody is free between the offered times, outside of hours, too soon and too far ahead', () => {
  expect(staffAt('2026-11-23T17:00:00.000Z')).toEqual(['maya']);
  expect(staffAt('2026-11-23T17:15:00.000Z')).toEqual([]);
  expect(staffAt('2026-11-23T19:00:00.000Z')).toEqual([]);
  expect(staffAt('2026-11-23T17:00:00.000Z', { noticeHours: 8 })).toEqual([]);
  expect(staffAt('2026-11-30T17:00:00.000Z', { daysAhead: 6 })).toEqual([]);
});

function staffAt(startsAt: string, changes: Partial<CallRules> = {}): string[] {
  return findFreeStaff([calendar()], startsAt, { rules: { ...RULES, ...changes }, timeZone: LA, now: NOW });
}
