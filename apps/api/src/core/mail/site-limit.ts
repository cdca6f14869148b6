import { HOUR_MS, MINUTE_MS } from '@tideline/domain/time/instant';
import { MAIL_SHARES, type MailKind, type MailShare, shareOf } from '@tideline/domain/mail/mail';
import { type RateLimit, takeAttempt, uncountAttempt } from '../limits/rate-limit.ts';
import type { Db } from '../store/schema.ts';

/** How long notices gather for one digest. */
export const DIGEST_MS = 10 * MINUTE_MS;
/** These places are for digests, so that other mails never hold them up for longer. */
const DIGESTS_PER_HOUR = HOUR_MS / DIGEST_MS;

const WINDOW_SECONDS = HOUR_MS / 1000;

/** Part of the hourly limit that each share but that of digests has for itself; the rest is for all of them. */
const OWN_PART = 1 / 12;
/** Above these, the notices of the kind gather in a digest although the limit of the site has room. */
const BURSTS: Partial<Record<MailKind, RateLimit>> = {
  'call-staff': { limit: 5, windowSeconds: DIGEST_MS / 1000 },
};

/** The counters that a mail was counted by. */
export type Place = { keys: readonly string[] };

/**
 * Counts a mail against the hourly limit of the whole site: in the part of its share, then in the part of all. A refused mail is
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

/** Together they make the whole limit. */
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
