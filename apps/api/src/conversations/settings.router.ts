import { conversationSettingsSchema } from '@tideline/domain/conversation/conversation-settings.schema';
import { TRPCError } from '@trpc/server';
import { recordAction } from '../audit/audit.repository.ts';
import { procedureFor, router } from '../rpc/procedures.ts';
import { findConversationSettings, updateConversationSettings } from './messages/settings.repository.ts';

/** The settings of conversations. */
export const conversationSettingsRouter = router({
  read: procedureFor('settings.read').query(async ({ ctx }) => ({
    ...(await findConversationSettings(ctx.db)),
    hasMailServer: ctx.mail.server !== null,
    hasMailbox: ctx.mail.mailbox !== null,
  })),

  update: procedureFor('settings.change')
    .input(conversationSettingsSchema)
    .mutation(async ({ ctx, input }) => {
      if (input.replyAddress !== '' && ctx.mail.mailbox === null) {
        throw new TRPCError({ code: 'CONFLICT', message: 'No mailbox is read. Set IMAP_URL first.' });
      }
      await ctx.db.transaction().execute(async (trx) => {
        await updateConversationSettings(trx, input, ctx.now());
        const act = { action: 'settings.change', detail: { changed: ['conversations'] } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
      });
      return {};
    }),
});
