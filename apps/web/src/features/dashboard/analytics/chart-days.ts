/** A day of a chart: `YYYY-MM-DD`, and its figure. */
export type ChartDay = { day: string; value: number };

/** The day in words, as `Saturday, November 21, 2026`. */
export function longDay(day: string): string {
  return format(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** The day for an axis, as `Nov 21`. */
export function shortDay(day: string): string {
  return format(day, { month: 'short', day: 'numeric' });
}

/**
 * Which of `count` places in a row get a label when `room` labels fit: the last one, and evenly back from there.
 * @example labelledPlaces(7, 3) // => [0, 3, 6]
 */
export function labelledPlaces(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)));
  const places: number[] = [];
  for (let place = count - 1; place >= 0; place -= step) places.unshift(place);
  return places;
}

// A calendar day is the same everywhere: read and written in UTC, it cannot slip.
function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00.000Z`));
}
