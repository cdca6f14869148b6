/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours in milliseconds, regardless of clock changes. */
export const DAY_MS = 24 * HOUR_MS;

/**
 * The instant `ms` milliseconds after another one. Both are ISO 8601 in UTC.
 * @throws RangeError for an invalid instant
 * @example later('2026-03-08T08:00:00.000Z', HOUR_MS) // => '2026-03-08T09:00:00.000Z'
 */
export function later(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}

/** The instant `ms` milliseconds before another one; like `later`. */
export function earlier(instant: string, ms: number): string {
  return later(instant, -ms);
}
