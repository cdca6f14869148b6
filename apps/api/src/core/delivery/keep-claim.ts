import { MINUTE_MS } from '@tideline/domain/time/instant';
import type { Db } from '../store/schema.ts';
import { type DeliveryTable, renewClaim } from './claims.repository.ts';

/** How long a claim that is kept lasts without a renewal. */
export const CLAIM_MS = MINUTE_MS;
const RENEW_MS = 2000;

/**
 * Renews a claim of `CLAIM_MS` while its rows are being delivered.
 * @param warn called with the error of each renewal that failed
 * @returns ends that
 */
export function keepClaim(
  db: Db,
  table: DeliveryTable,
  claim: string,
  { now, warn }: { now: () => string; warn: (error: unknown) => void },
): () => void {
  const renew = () => renewClaim(db, table, { claim, forMs: CLAIM_MS, now: now() });
  const timer = setInterval(() => void renew().catch(warn), RENEW_MS).unref();
  return () => clearInterval(timer);
}
