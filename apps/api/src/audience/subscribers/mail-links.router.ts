import { mailLinkSchema, unsubscribeLinkSchema } from '@tideline/domain/subscriber/subscriber.schema';
import type { MailLinkAnswer } from '@tideline/domain/subscriber/subscriber';
import { linkProcedure, router } from '../../core/rpc/procedures.ts';
import { findAddressKey, hashLinkToken, suppressionHash } from './address-keys.ts';
import { confirmByLink } from './confirmations.repository.ts';
import { deleteSuppression } from './suppressions.repository.ts';
import { unsubscribeByLink } from './unsubscribe-by-link.ts';

/** The links in mails to subscribers. A token authenticates the person, who alone received it. */
export const mailLinksRouter = router({
  /** Confirms a sign-up, once. This also removes the address from the suppression list. */
  confirm: linkProcedure.input(mailLinkSchema).mutation(async ({ ctx, input }): Promise<MailLinkAnswer> => {
    const key = await findAddressKey(ctx.db);
    const email = await ctx.db.transaction().execute(async (trx) => {
      const confirmed = await confirmByLink(trx, hashLinkToken(input.token), ctx.now());
      if (confirmed !== null) await deleteSuppression(trx, suppressionHash(key, confirmed));
      return confirmed;
    });
    return { outcome: email === null ? 'ended' : 'confirmed' };
  }),

  unsubscribe: linkProcedure
    .input(unsubscribeLinkSchema)
    .mutation(({ ctx, input }): Promise<MailLinkAnswer> => unsubscribeByLink(ctx, input)),
});
