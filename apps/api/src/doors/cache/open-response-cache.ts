import { dayInZone, parsePublishDate } from '@tideline/domain/time/publish-date';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { findNextPublicDate } from '../../core/store/public-posts.ts';
import type { Db } from '../../core/store/schema.ts';
import { ContentRevision } from './content-revision.ts';
import { ResponseCache } from './response-cache.ts';

export type RevisionOptions = {
  db: Db;
  readVersion: () => Promise<number>;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
};

/** The response cache of the site over `db`. */
export function openResponseCache({ maxBytes, ...options }: RevisionOptions & { maxBytes: number }): ResponseCache {
  return new ResponseCache({
    revision: openContentRevision(options),
    maxBytes,
    nowMs: () => Date.parse(options.now()),
  });
}

/** The revision of the public content in `db`. */
export function openContentRevision({ db, readVersion, now }: RevisionOptions): ContentRevision {
  return new ContentRevision({ readVersion, findNextChange: (at) => findNextChange(db, at), now });
}

/**
 * The next moment at which time alone changes a page: a scheduled post appears, or a day begins, which may change the answer
 * times in the contact section and the footer's year.
 */
async function findNextChange(db: Db, now: string): Promise<string> {
  const nextPost = await findNextPublicDate(db, now);
  const { timeZone } = await findSettings(db);
  const nextDay = startOfNextDay(now, timeZone);
  return nextPost !== null && nextPost < nextDay ? nextPost : nextDay;
}

function startOfNextDay(now: string, timeZone: string): string {
  const today = dayInZone(now, timeZone);
  const start = parsePublishDate(later(`${today}T00:00:00.000Z`, DAY_MS).slice(0, 10), timeZone);
  if (start === null) throw new Error(`The start of the day after ${today} could not be computed.`);
  return start;
}
