/** A day (`YYYY-MM-DD`) and its figure. */
export type ChartDay = { day: string; value: number };

/** Long date, such as `Saturday, November 21, 2026`. */
export function longDay(day: string): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** Axis label, such as `Nov 21`. */
export function shortDay(day: string): string {
  return format(day, { month: 'short', day: 'numeric' });
}

/**
 * Indexes of the labelled positions when `room` of `count` labels fit: evenly spaced, including the last.
 * @example labelledPlaces(7, 3) // => [0, 3, 6]
 */
export function labelledPlaces(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)));
  const places: number[] = [];
  for (let place = count - 1; place >= 0; place -= step) places.unshift(place);
  return places;
}

// Calendar days are parsed and formatted in UTC, so that they never shift.
function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00.000Z`));
}
