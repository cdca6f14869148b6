/** The moments around which sample data is arranged, in milliseconds since 1970. */
export type SampleTime = {
  now: number;
  /** Start of the current month in the agency's zone; at most `now`. */
  monthStart: number;
  timeZone: string;
};

/** A past moment of this month: `share` of the way from its start to now, even in its first second. */
export function momentThisMonth({ now, monthStart }: SampleTime, share: number): string {
  return toIso(monthStart + (now - monthStart) * share);
}

/** A moment as it is stored. */
export function toIso(time: number): string {
  return new Date(Math.floor(time)).toISOString();
}
