import { mailLinkSchema } from '@tideline/domain/subscriber/subscriber.schema';
import type { MailLinkAnswer } from '@tideline/domain/subscriber/subscriber';
import { publicProcedure, router } from '../rpc/procedures.ts';
import { findAddressKey, hashConfirmationToken, readUnsubscribeToken, suppressionHash } from './address-keys.ts';
import { confirmByLink, unsubscribe } from './confirmations.repository.ts';
import { deleteSuppression, insertSuppression } from './suppressions.repository.ts';

/** The links in mails to subscribers. The token authenticates the person: it was mailed to nobody else. */
export const mailLinksRouter = router({
  /** Confirms a sign-up, once. This also removes the address from the suppression list. */
  confirm: publicProcedure.input(mailLinkSchema).mutation(async ({ ctx, input }): Promise<MailLinkAnswer> => {
    const key = await findAddressKey(ctx.db);
    const email = await ctx.db.transaction().execute(async (trx) => {
      const confirmed = await confirmByLink(trx, hashConfirmationToken(input.token), ctx.now());
      if (confirmed !== null) await deleteSuppression(trx, suppressionHash(key, confirmed));
      return confirmed;
    });
    return { outcome: email === null ? 'ended' : 'confirmed' };
  }),

  /** Unsubscribes the person (idempotent) and adds the address to the suppression list. */
  unsubscribe: publicProcedure.input(mailLinkSchema).mutation(async ({ ctx, input }): Promise<MailLinkAnswer> => {
    const key = await findAddressKey(ctx.db);
    const id = readUnsubscribeToken(key, input.token);
    if (id === null) return { outcome: 'ended' };
    await ctx.db.transaction().execute(async (trx) => {
      const email = await unsubscribe(trx, id, ctx.now());
      if (email !== null) await insertSuppression(trx, suppressionHash(key, email), ctx.now());
    });
    // Also when the row is gone: no mail goes to the address then.
    return { outcome: 'unsubscribed' };
  }),
});
