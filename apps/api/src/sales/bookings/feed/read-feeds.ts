import { CALL_RULE_BOUNDS } from '@tideline/domain/booking/hours';
import { DAY_MS, earlier, later, MINUTE_MS } from '@tideline/domain/time/instant';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { CalendarProblem, fetchCalendar, PUBLIC_CALENDARS } from './fetch-calendar.ts';
import { noteFailure, saveBusyTimes, takeDueFeeds, type DueFeed } from './feeds.repository.ts';
import { runParsing } from './run-parsing.ts';

/** How old busy times can be. */
const EVERY_MS = 15 * MINUTE_MS;

/** Reads due private calendars, one after the other. */
export async function readDueFeeds(db: Db, now: string, network = PUBLIC_CALENDARS): Promise<void> {
  for (const feed of await takeDueFeeds(db, now, later(now, EVERY_MS))) await readFeed(db, feed, now, network);
}

/**
 * Reads a private calendar and stores its busy times. After a failure the last busy times stay, and the reason is stored.
 */
export async function readFeed(db: Db, feed: DueFeed, now: string, network = PUBLIC_CALENDARS): Promise<void> {
  try {
    const text = await fetchCalendar(feed.url, network);
    const { timeZone } = await findSettings(db);
    // One day more on both sides, for days of the agency's zone and current calls.
    const until = later(now, (CALL_RULE_BOUNDS.daysAhead.max + 2) * DAY_MS);
    const { spans, unread } = await runParsing({ text, from: earlier(now, DAY_MS), until, timeZone });
    const note = unread === 0 ? '' : `Appointments that could not be read: ${unread}.`;
    await db.transaction().execute((trx) => saveBusyTimes(trx, feed, spans, { note, now }));
  } catch (error) {
    if (!(error instanceof CalendarProblem)) throw error;
    await noteFailure(db, feed, error.message, now);
  }
}
