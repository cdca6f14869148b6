import type { ResponseCache } from '../doors/cache/response-cache.ts';
import { openResponseCache } from '../doors/cache/open-response-cache.ts';
import { findContentVersion } from '../core/store/content-version.repository.ts';
import type { Db } from '../core/store/schema.ts';
import { TEST_NOW } from './test-caller.ts';

/** A response cache over a test's database, with a fixed clock. */
export function openTestResponseCache(db: Db): ResponseCache {
  return openResponseCache({ db, readVersion: () => findContentVersion(db), now: () => TEST_NOW, maxBytes: 8_000_000 });
}
