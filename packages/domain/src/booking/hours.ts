/** A part of a day in which a person takes calls, as local times `HH:mm`. `to` may be `24:00`. */
export type HoursRange = { from: string; to: string };
/** The hours of each day of the week, from Monday. Breaks are the gaps between two ranges. */
export type WeeklyHours = readonly (readonly HoursRange[])[];
/** Days without calls, first and last one as `YYYY-MM-DD`. */
export type DaysOff = { from: string; to: string };

/** The hours of a member of staff, and the place of calls. */
export type CallHours = {
  weekly: WeeklyHours;
  daysOff: readonly DaysOff[];
  /** A link to a video room, a phone number or an address; shown to those who have booked. */
  place: string;
};

/** The rules of all calls. */
export type CallRules = {
  callMinutes: number;
  /** Free time after each call, and around other appointments. */
  bufferMinutes: number;
  /** Minimum time between the booking of a call and its beginning. */
  noticeHours: number;
  /** Number of bookable days after today. */
  daysAhead: number;
};

/** Hours, and beginnings and ends of calls, are multiples of this, as are cells of the calendar. */
export const CELL_MINUTES = 5;

/** The rules of a new installation. */
export const DEFAULT_CALL_RULES: CallRules = { callMinutes: 30, bufferMinutes: 10, noticeHours: 12, daysAhead: 30 };

/** Accepted values. Minutes are multiples of `CELL_MINUTES`. */
export const CALL_RULE_BOUNDS: Record<keyof CallRules, { min: number; max: number }> = {
  callMinutes: { min: 10, max: 240 },
  bufferMinutes: { min: 0, max: 120 },
  noticeHours: { min: 0, max: 336 },
  daysAhead: { min: 1, max: 180 },
};

/** No hours on any day. */
export const NO_HOURS: WeeklyHours = [[], [], [], [], [], [], []];
/** The days of the week in the order of `WeeklyHours`. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Longest accepted values. */
export const CALL_HOURS_LIMITS = { rangesPerDay: 6, daysOff: 100, place: 300, feedUrl: 2_000 } as const;

/** Whether a person takes calls at all. */
export function hasHours({ weekly }: Pick<CallHours, 'weekly'>): boolean {
  return weekly.some((ranges) => ranges.length > 0);
}

/** The place of a day in `WeeklyHours`. @param day `YYYY-MM-DD` */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The state of a person's private calendar, without its secret address. */
export type CallFeed = {
  /** The site that it is on. */
  host: string;
  /** The last success; null before the first one. */
  readAt: string | null;
  /** When the last read failed; null if it succeeded. */
  failedAt: string | null;
  /** Why it failed, or what was unreadable; empty without a problem. */
  problem: string;
};

/** The hours of a member of staff, as the settings show them. */
export type StaffHours = CallHours & { staffId: string; name: string; feed: CallFeed | null };
