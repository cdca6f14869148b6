import type { Cdn } from '../../env.ts';
import { CONTENT_TAG } from '../cache/cdn-headers.ts';
import { openContentRevision, type RevisionOptions } from '../cache/open-response-cache.ts';
import { type Job, NOTHING_TRIED } from './run-jobs.ts';

const TIMEOUT_MS = 10_000;

/**
 * Has a CDN forget all responses with `CONTENT_TAG` after a change of the public content, and at the start of the server, which
 * may have missed one. A failed purge is sent again. Each server sends it; once more does no harm.
 */
export function purgeJob({ purgeUrl, header }: Cdn, options: RevisionOptions): Job {
  const revision = openContentRevision(options);
  let purged: string | null = null;
  return {
    name: 'purge the CDN',
    everyMs: 1000,
    async run() {
      const current = await revision.current();
      if (current === purged) return NOTHING_TRIED;
      const response = await fetch(purgeUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': CONTENT_TAG,
          ...(header && { [header[0]]: header[1] }),
        },
        body: JSON.stringify({ tags: [CONTENT_TAG] }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The CDN refused the purge with status ${response.status}. See CDN_PURGE_URL.`);
      purged = current;
      return undefined;
    },
  };
}
