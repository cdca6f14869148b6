import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';
import { MAIL_SHARES, type MailKind, type MailShare, shareOf } from '@tideline/domain/mail/mail';
import { type RateLimit, takeAttempt, uncountAttempt } from '../limits/rate-limit.ts';
import type { Db } from '../store/schema.ts';

/** How long notices are collected for one digest. */
export const DIGEST_MS = 10 * MINUTE_MS;
/** Reserved for digests, so that other mails never delay them further. */
const DIGESTS_PER_HOUR = HOUR_MS / DIGEST_MS;

const WINDOW_SECONDS = HOUR_MS / 1000;

/** The part of the hourly limit reserved for each share except digests; all shares compete for the rest. */
const OWN_PART = 1 / 12;
/** Above these rates, notices of a kind are collected in a digest even if the site's limit has room. */
const BURSTS: Partial<Record<MailKind, RateLimit>> = {
  'call-staff': { limit: 5, windowSeconds: DIGEST_MS / 1000 },
};

/** The counters by which a mail was counted. */
export type Place = { keys: readonly string[] };

/**
 * Counts a mail against the site's hourly limit: first in the part of its share, then in the common part. A refused mail is
 * not counted.
 * @returns its place within the limit; otherwise how long to wait
 */
export async function takePlace(
  db: Db,
  kind: MailKind,
  mailsPerHour: number,
  now: string,
): Promise<Place | { retryAfterSeconds: number }> {
  const share = shareOf(kind);
  if (share === 'free') return { keys: [] };
  const burst = BURSTS[kind];
  const crowded = burst ? await take(db, `site-mails-burst:${kind}`, burst, now) : null;
  if (crowded) return crowded;
  const burstKeys = burst ? [`site-mails-burst:${kind}`] : [];
  const { own, common } = partsOf(mailsPerHour, share);
  const [ownKey, commonKey] = [`site-mails:${share}`, 'site-mails'];
  const ownExcess = await take(db, ownKey, { limit: own, windowSeconds: WINDOW_SECONDS }, now);
  if (!ownExcess) return { keys: [...burstKeys, ownKey] };
  const excess = await take(db, commonKey, { limit: common, windowSeconds: WINDOW_SECONDS }, now);
  if (!excess) return { keys: [...burstKeys, commonKey] };
  await returnPlace(db, { keys: burstKeys });
  return { retryAfterSeconds: Math.min(ownExcess.retryAfterSeconds, excess.retryAfterSeconds) };
}

/** Uncounts a mail that was not sent. */
export async function returnPlace(db: Db, { keys }: Place): Promise<void> {
  for (const key of keys) await uncountAttempt(db, key);
}

/** Both parts together make up the whole limit. */
function partsOf(mailsPerHour: number, share: MailShare): { own: number; common: number } {
  const others = mailsPerHour - DIGESTS_PER_HOUR;
  const each = Math.max(1, Math.floor(others * OWN_PART));
  return { own: share === 'digests' ? DIGESTS_PER_HOUR : each, common: others - each * (MAIL_SHARES.length - 1) };
}

async function take(db: Db, key: string, limit: RateLimit, now: string): Promise<{ retryAfterSeconds: number } | null> {
  const excess = await takeAttempt(db, key, limit, now);
  if (excess) await uncountAttempt(db, key);
  return excess;
}
