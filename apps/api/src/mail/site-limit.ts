import { HOUR_MS, MINUTE_MS } from '@tideline/domain/site/instant';
import type { MailKind } from '@tideline/domain/site/mail';
import { takeAttempt, uncountAttempt } from '../limits/rate-limit.ts';
import type { Db } from '../store/schema.ts';

/** How long enquiries gather for one digest. */
export const DIGEST_MS = 10 * MINUTE_MS;
/** These places are for digests, so that confirmation mails never hold them up for longer. */
const DIGESTS_PER_HOUR = HOUR_MS / DIGEST_MS;

const KEY = 'site-mails';
const WINDOW_SECONDS = HOUR_MS / 1000;

/** Mails that visitors cause. Those that staff cause are not limited here: an attack must not hold up a warning. */
const LIMITED: ReadonlySet<MailKind> = new Set([
  'confirmation',
  'acknowledgement',
  'answer',
  'escalation',
  'enquiry',
  'enquiry-digest',
  'call',
  'call-staff',
  'own-data-download',
  'own-data-erase',
]);

/**
 * Counts a mail against the hourly limit of the whole site. A refused mail is not counted.
 * @returns null within the limit; otherwise how long to wait
 */
export async function takePlace(
  db: Db,
  kind: MailKind,
  mailsPerHour: number,
  now: string,
): Promise<{ retryAfterSeconds: number } | null> {
  if (!LIMITED.has(kind)) return null;
  const limit = kind === 'enquiry-digest' ? mailsPerHour : mailsPerHour - DIGESTS_PER_HOUR;
  const excess = await takeAttempt(db, KEY, { limit, windowSeconds: WINDOW_SECONDS }, now);
  if (excess) await uncountAttempt(db, KEY);
  return excess;
}

/** Uncounts a mail that was not sent. */
export async function returnPlace(db: Db, kind: MailKind): Promise<void> {
  if (LIMITED.has(kind)) await uncountAttempt(db, KEY);
}
