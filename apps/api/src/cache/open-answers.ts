import { dayInZone, parsePublishDate } from '@tideline/domain/post/publish-date';
import { findNextPublicDate } from '../store/public-posts.ts';
import type { Db } from '../store/schema.ts';
import { findSettings } from '../settings/settings.repository.ts';
import { AnswerCache } from './answer-cache.ts';
import { ContentEdition } from './content-edition.ts';

type AnswersOptions = {
  db: Db;
  readVersion: () => Promise<number>;
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
  maxBytes: number;
};

/** The answers of the site over `db`. */
export function openAnswers({ db, readVersion, now, maxBytes }: AnswersOptions): AnswerCache {
  const edition = new ContentEdition({ readVersion, findNextChange: (now) => findNextChange(db, now), now });
  return new AnswerCache({ edition, maxBytes, nowMs: () => Date.parse(now()) });
}

/** The next moment at which a page changes without a write: a post's date comes, or the year in the footer. */
async function findNextChange(db: Db, now: string): Promise<string> {
  const [nextPost, { timeZone }] = [await findNextPublicDate(db, now), await findSettings(db)];
  const thisYear = Number(dayInZone(now, timeZone).slice(0, 4));
  const newYear = parsePublishDate(`${thisYear + 1}-01-01`, timeZone);
  if (newYear === null) throw new Error(`The year after ${thisYear} has no beginning.`);
  return nextPost !== null && nextPost < newYear ? nextPost : newYear;
}
