import { conversationSettingsAnswer } from '@tideline/domain/conversation/conversation-settings.answer';
import { conversationSettingsSchema } from '@tideline/domain/conversation/conversation-settings.schema';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { TRPCError } from '@trpc/server';
import { newId } from '../../core/host/new-id.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { queueMail } from '../../core/mail/outbox.repository.ts';
import { answer, empty } from '../../core/rpc/answers.ts';
import { requireRecentPassword, router, staffCall } from '../../core/rpc/procedures.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import type { Trx } from '../../core/store/schema.ts';
import { findConversationSettings, updateConversationSettings } from '../threads/settings.repository.ts';

/** Settings that redirect answers, or decide which staff mail is genuine. */
const DELICATE = ['replyAddress', 'authHost'] as const;

/** The settings of conversations. */
export const conversationSettingsRouter = router({
  read: staffCall('settings.read', {
    rest: 'GET /conversation-settings',
    summary: 'Read the conversation settings',
    answer: answer(conversationSettingsAnswer),
  }).query(async ({ ctx }) => ({
    ...(await findConversationSettings(ctx.db)),
    hasMailServer: ctx.mail.server !== null,
    hasMailbox: ctx.mail.mailbox !== null,
  })),

  update: staffCall('settings.change', {
    rest: 'PUT /conversation-settings',
    summary: 'Save the conversation settings',
    description:
      'Changing `replyAddress` or `authHost` takes a person who entered a password recently. The former reply address gets a notice.',
    input: conversationSettingsSchema,
    answer: empty(),
    refusals: [409],
    example: { isAcknowledging: true, isEscalating: true, replyAddress: '', authHost: '', openingHours: null },
  }).mutation(async ({ ctx, input }) => {
    if (input.replyAddress !== '' && ctx.mail.mailbox === null) {
      throw new TRPCError({ code: 'CONFLICT', message: 'No mailbox is configured. Set one in Settings, Mail first.' });
    }
    await ctx.db.transaction().execute(async (trx) => {
      const before = await findConversationSettings(trx);
      const delicate = DELICATE.filter((name) => input[name] !== before[name]);
      if (delicate.length > 0) requireRecentPassword(ctx, 'save');
      if (delicate.includes('replyAddress')) await tellOldAddress(trx, before.replyAddress, ctx.now());
      const changed = ['conversations', ...delicate];
      await updateConversationSettings(trx, input, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'settings.change', detail: { changed } }, ctx.now());
    });
    ctx.mail.wake();
    return {};
  }),
});

/**
 * Tells the former address for answers (the reply address, else the contact email) about a change. Skips the contact email of a
 * new installation, which has no reader.
 */
async function tellOldAddress(trx: Trx, replyAddress: string, now: string): Promise<void> {
  const recipient = replyAddress || (await findSettings(trx)).contactEmail;
  if (recipient === DEFAULT_SETTINGS.contactEmail) return;
  await queueMail(trx, { id: newId(), kind: 'reply-address-change', recipient }, now);
}
