import { dayInZone, parsePublishDate } from '@tideline/domain/post/publish-date';
import { findSettings } from '../settings/settings.repository.ts';
import { findNextPublicDate } from '../store/public-posts.ts';
import type { Db } from '../store/schema.ts';
import { ContentRevision } from './content-revision.ts';
import { ResponseCache } from './response-cache.ts';

type OpenOptions = {
  db: Db;
  readVersion: () => Promise<number>;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
  maxBytes: number;
};

/** The response cache of the site over `db`. */
export function openResponseCache({ db, readVersion, now, maxBytes }: OpenOptions): ResponseCache {
  const revision = new ContentRevision({ readVersion, findNextChange: (now) => findNextChange(db, now), now });
  return new ResponseCache({ revision, maxBytes, nowMs: () => Date.parse(now()) });
}

/** The next moment at which a page changes without a write: a scheduled post appears, or the footer's year changes. */
async function findNextChange(db: Db, now: string): Promise<string> {
  const nextPost = await findNextPublicDate(db, now);
  const { timeZone } = await findSettings(db);
  const thisYear = Number(dayInZone(now, timeZone).slice(0, 4));
  const newYear = parsePublishDate(`${thisYear + 1}-01-01`, timeZone);
  if (newYear === null) throw new Error(`The start of the year after ${thisYear} could not be computed.`);
  return nextPost !== null && nextPost < newYear ? nextPost : newYear;
}
