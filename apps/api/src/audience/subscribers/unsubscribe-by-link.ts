import type { MailLinkAnswer } from '@tideline/domain/subscriber/subscriber';
import type { Context } from '../../context.ts';
import { noteUnsubscribe } from '../attribution/issue-counts.repository.ts';
import { findAddressKey, readRowToken, suppressionHash } from './address-keys.ts';
import { unsubscribe } from './confirmations.repository.ts';
import { findLinkAddress } from './link-address.ts';
import { insertSuppression } from './suppressions.repository.ts';

/** Unsubscribes the address that received a mail, and suppresses it. Idempotent. */
export async function unsubscribeByLink(
  ctx: Context,
  { token, messageId }: { token: string; messageId?: string | undefined },
): Promise<MailLinkAnswer> {
  const key = await findAddressKey(ctx.db);
  const email = await findLinkAddress(ctx.db, key, token);
  if (email !== null) {
    await ctx.db.transaction().execute(async (trx) => {
      await unsubscribe(trx, email, ctx.now());
      if (messageId) await noteUnsubscribe(trx, messageId, email, ctx.now());
      await insertSuppression(trx, suppressionHash(key, email), 'unsubscribed', ctx.now());
    });
  }
  // The row of an old token may be gone: the address gets no mail then.
  return { outcome: email === null && readRowToken(key, token) === null ? 'ended' : 'unsubscribed' };
}
