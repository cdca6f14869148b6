import type { AnswerCache } from '../cache/answer-cache.ts';
import { openAnswers } from '../cache/open-answers.ts';
import { findContentVersion } from '../store/content-version.repository.ts';
import type { Db } from '../store/schema.ts';
import { TEST_NOW } from './test-caller.ts';

/** Kept answers over a test's database, with the clock held still. */
export function openTestAnswers(db: Db): AnswerCache {
  return openAnswers({ db, readVersion: () => findContentVersion(db), now: () => TEST_NOW, maxBytes: 8_000_000 });
}
