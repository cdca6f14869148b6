import { dayAfter, dayInZone, timeInZone } from '@tideline/domain/time/publish-date';

const MORNING = '09:00';

/**
 * A first suggestion for a date: nine in the morning in `timeZone`, on the next day from Monday to Friday. Before nine on such a
 * day, it is that day.
 */
export function nextWorkday(now: number, timeZone: string): { publishDay: string; publishTime: string } {
  const iso = new Date(now).toISOString();
  const today = dayInZone(iso, timeZone);
  let day = timeInZone(iso, timeZone) < MORNING ? today : dayAfter(today);
  while (isWeekend(day)) day = dayAfter(day);
  return { publishDay: day, publishTime: MORNING };
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
