import { createHash, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { OtherViewer } from '@tideline/domain/stats/analytics';
import { dayInZone } from '@tideline/domain/time/publish-date';
import type { Context } from '../../context.ts';
import type { Trx } from '../../core/store/schema.ts';
import { addressPrefix } from '../../core/limits/caller-network.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { findOrInsertSalt } from './views.repository.ts';

const SALT_BYTES = 32;

/** Limit per network: enough for an office behind one address, too few to fake thousands of visitors. */
const VIEW_LIMIT: RateLimit = { limit: 300, windowSeconds: 10 * 60 };

/** A counted visitor on a day of the agency's zone. */
export type Visitor = {
  kind: OtherViewer | 'visitor';
  day: string;
  visitorHash: string;
  /** The key of the network's rate limit. */
  limitKey: string;
};

/** Identifies the caller by a hash with the day's salt. No address is stored, and hash and salt are deleted the next day. */
export async function identifyVisitor(trx: Trx, ctx: Context, isStaff: boolean, now: string): Promise<Visitor> {
  const kind = kindOf(ctx, isStaff);
  const day = dayInZone(now, (await findSettings(trx)).timeZone);
  const salt = await findOrInsertSalt(trx, day, randomBytes(SALT_BYTES).toString('base64url'));
  const network = addressPrefix(ctx.clientAddress);
  return {
    kind,
    day,
    visitorHash: hash(salt, network, ctx.userAgent, ...(kind === 'visitor' ? [] : [kind])),
    limitKey: `view:${hash(salt, network)}`,
  };
}

/**
 * Counts a new visitor, view or step against the network's limit.
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export function countNews(trx: Trx, { limitKey }: Visitor, now: string): Promise<void> {
  return countAttempt(trx, limitKey, VIEW_LIMIT, now);
}

function kindOf(ctx: Context, isStaff: boolean): Visitor['kind'] {
  if (ctx.staff || isStaff) return 'staff';
  return ctx.userAgent === '' || isbot(ctx.userAgent) ? 'bot' : 'visitor';
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
