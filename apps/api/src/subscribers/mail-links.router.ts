import { mailLinkSchema, unsubscribeLinkSchema } from '@tideline/domain/subscriber/subscriber.schema';
import type { MailLinkAnswer } from '@tideline/domain/subscriber/subscriber';
import { noteUnsubscribe } from '../newsletter/results/issue-counts.repository.ts';
import { publicProcedure, router } from '../rpc/procedures.ts';
import {
  findAddressKey,
  hashConfirmationToken,
  readRowToken,
  readUnsubscribeToken,
  suppressionHash,
} from './address-keys.ts';
import { confirmByLink, findEmailKey, unsubscribe } from './confirmations.repository.ts';
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

  /** Unsubscribes the address that the mail went to (idempotent) and adds it to the suppression list. */
  unsubscribe: publicProcedure
    .input(unsubscribeLinkSchema)
    .mutation(async ({ ctx, input }): Promise<MailLinkAnswer> => {
      const key = await findAddressKey(ctx.db);
      const rowId = readRowToken(key, input.token);
      const email = rowId === null ? readUnsubscribeToken(key, input.token) : await findEmailKey(ctx.db, rowId);
      if (email !== null) {
        await ctx.db.transaction().execute(async (trx) => {
          await unsubscribe(trx, email, ctx.now());
          if (input.messageId) await noteUnsubscribe(trx, input.messageId, email, ctx.now());
          await insertSuppression(trx, suppressionHash(key, email), 'unsubscribed', ctx.now());
        });
      }
      // A row of an old token may be gone: no mail is sent to the address then.
      return { outcome: email === null && rowId === null ? 'ended' : 'unsubscribed' };
    }),
});
