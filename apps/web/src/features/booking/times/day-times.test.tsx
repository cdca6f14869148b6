import { render, screen } from '@testing-library/react';
import { type CallWeek, toCallWeek } from '@tideline/domain/booking/call-week';
import { HOUR_MS, later, MINUTE_MS } from '@tideline/domain/time/instant';
import { expect, test } from 'vitest';
import { DayTimes } from './day-times.tsx';

const DAY = '2026-12-01';
const KIND = { id: 'chat', name: 'Chat', description: '', callMinutes: 30 };

/** A day with calls from nine in UTC on. */
function buildWeek(count: number, callMinutes: number, changes: Partial<CallWeek> = {}): CallWeek {
  const times = Array.from({ length: count }, (_, at) =>
    later(`${DAY}T00:00:00.000Z`, 9 * HOUR_MS + at * callMinutes * MINUTE_MS),
  );
  const days = [{ day: DAY, times }];
  const facts = { isOpen: true, callMinutes, timeZone: 'UTC', visitorZone: 'UTC', people: [], otherPeople: 0 };
  const offered = { ...facts, days, nextDay: null };
  return { ...toCallWeek(offered, { asked: offered, start: DAY, wanted: DAY }), ...changes };
}

test.each([
  ['16 times', buildWeek(16, 30), {}, null],
  ['17 times', buildWeek(17, 30), {}, 'Show all 17 times'],
  ['12 times of a kind', buildWeek(12, 30, { kinds: [KIND] }), {}, null],
  ['13 times of a kind', buildWeek(13, 30, { kinds: [KIND] }), {}, 'Show all 13 times'],
  ['calls of an hour, of which none would be hidden', buildWeek(14, 60, { kinds: [KIND] }), {}, null],
  ['choices of a form', buildWeek(30, 15), { hasMarks: true }, null],
])('on a phone, %s are folded where that shortens the page', (_title, week, props, expected) => {
  render(
    <DayTimes week={week} {...props}>
      {(_startsAt, clock) => clock}
    </DayTimes>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(week.days[0]?.times.length ?? 0);
  expect(document.querySelector('summary')?.firstChild?.textContent ?? null).toBe(expected);
});
