import { createHash } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { reportedBouncesSchema } from '@tideline/domain/newsletter/bounce.schema';
import type { Context } from '../../context.ts';
import { addressPrefix } from '../../core/limits/caller-network.ts';
import { countAttempt, takeAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { readIssueMessageIds } from '../../core/mail/issue-message-id.ts';
import { reasonText } from './failure-kind.ts';
import { isSigned, type SignedCall } from './hook-secret.repository.ts';
import { recordBounce } from './record-bounce.ts';

/** Calls from one address, signed or not. */
const CALL_LIMIT: RateLimit = { limit: 300, windowSeconds: 60 };
const CLOCK_SKEW_SECONDS = 5 * 60;
/** Ids are remembered for longer than their time is accepted, so no call can be repeated. */
const ONCE: RateLimit = { limit: 1, windowSeconds: 3 * CLOCK_SKEW_SECONDS };

/**
 * Records the bounces of a signed call, all or none.
 * @throws TRPCError UNAUTHORIZED for a wrong signature, a time that is more than five minutes off, or a repeated call;
 *   BAD_REQUEST; TOO_MANY_REQUESTS
 */
export async function receiveBounces(ctx: Context, call: SignedCall): Promise<void> {
  const now = ctx.now();
  await countAttempt(ctx.db, `bounce-hook:${addressPrefix(ctx.clientAddress)}`, CALL_LIMIT, now);
  if (!(await isSigned(ctx.db, call))) throw refused('The signature is not valid.');
  const skewSeconds = Math.abs(Number(call.timestamp) - Date.parse(now) / 1000);
  if (!(skewSeconds <= CLOCK_SKEW_SECONDS)) throw refused('The time of the call is more than five minutes off.');
  const bounces = readBody(call.body);
  const id = createHash('sha256').update(call.id).digest('hex');
  await ctx.db.transaction().execute(async (trx) => {
    if ((await takeAttempt(trx, `bounce-hook-call:${id}`, ONCE, now)) !== null) {
      throw refused('This call was received before.');
    }
    for (const { messageId = '', recipient = null, kind, reason } of bounces) {
      const [ours = null] = readIssueMessageIds(messageId);
      if (ours === null && recipient === null) continue; // about a mail that is not an issue
      await recordBounce(trx, { messageId: ours, recipient, kind, reason: reasonText(reason) }, now);
    }
  });
}

function readBody(body: string) {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body is not valid JSON.' });
  }
  const parsed = reportedBouncesSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: 'The body must be an object {messageId?, recipient?, kind, reason}, or a list of up to 500.',
    cause: parsed.error,
  });
}

function refused(message: string): TRPCError {
  return new TRPCError({ code: 'UNAUTHORIZED', message });
}
