import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';
import { claimImport, endClaim, renewImport, type WorkState } from './claims.repository.ts';
import type { StoredImport } from './imports.repository.ts';

const RENEW_MS = MINUTE_MS / 2;

type ClaimedWork = {
  db: Db;
  now: () => string;
  /** The states of the imports to work on. */
  states: readonly WorkState[];
  /** Aborted when the server stops; what it has not done stays due. */
  stop: AbortSignal;
};

/**
 * Works on the imports that wait, one after the other. A server that is killed meanwhile leaves its work to the next.
 * @param work ends its claim when it is done, and may leave it when it was stopped
 * @returns how many it worked on
 */
export async function workOnClaims(
  { db, now, states, stop }: ClaimedWork,
  work: (found: StoredImport, claim: string) => Promise<void>,
): Promise<number> {
  for (let count = 0; ; count += 1) {
    const claim = randomUUID();
    const found = stop.aborted ? null : await claimImport(db, { states, claim, now: now() });
    if (!found) return count;
    const renewal = setInterval(() => void renewImport(db, found.id, claim, now()), RENEW_MS);
    try {
      await work(found, claim);
    } finally {
      clearInterval(renewal);
    }
    if (stop.aborted) await endClaim(db, found.id, claim); // for the next server
  }
}
