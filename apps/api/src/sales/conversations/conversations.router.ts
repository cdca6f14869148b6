import { TRPCError } from '@trpc/server';
import type { Conversation } from '@tideline/domain/conversation/message';
import {
  conversationSchema,
  messageSchema,
  messagesQuerySchema,
  newReplySchema,
  pastedMessageSchema,
  replyDraftSchema,
  unverifiedDecisionSchema,
} from '@tideline/domain/conversation/message.schema';
import type { ForwardPage } from '@tideline/domain/entity/page';
import { procedureFor, router } from '../../core/rpc/procedures.ts';
import { decideUnverified } from './incoming/decide-unverified.ts';
import { pasteMessage } from './incoming/paste-message.ts';
import { findAttachment } from '../threads/attachments.repository.ts';
import { listDraftFiles } from '../threads/draft-files.repository.ts';
import { listMessages } from '../threads/messages.repository.ts';
import { attachFile, attachmentUploadSchema, detachFile } from './replies/attach-file.ts';
import { deleteDraft, findDraft, listOtherWriters, saveDraft } from './replies/drafts.repository.ts';
import { retryReply } from './replies/retry-reply.ts';
import { sendReply } from './replies/send-reply.ts';
import { undoReply } from './replies/undo-reply.ts';
import { conversationSettingsRouter } from './settings.router.ts';
import { savedRepliesRouter } from './work/saved-replies.router.ts';
import { workRouter } from './work/work.router.ts';

type PlaceInList = Omit<ForwardPage<never>, 'items'>;

/** The conversation about an enquiry. */
export const conversationsRouter = router({
  read: procedureFor('contacts.read')
    .input(messagesQuerySchema)
    .query(async ({ ctx, input }): Promise<Conversation & PlaceInList> => {
      const place = { contactId: input.contactId, staffId: ctx.staff.id };
      const { items: messages, nextCursor, total } = await listMessages(ctx.db, input, ctx.staff);
      return {
        messages,
        nextCursor,
        total,
        draft: await findDraft(ctx.db, place),
        draftFiles: await listDraftFiles(ctx.db, place),
        others: await listOtherWriters(ctx.db, place),
        canSend: ctx.mail.server !== null,
      };
    }),

  send: procedureFor('contacts.reply')
    .input(newReplySchema)
    .mutation(({ ctx, input }) => sendReply(ctx, input)),

  /** Takes back a waiting reply, and answers its text, which becomes the caller's draft again. */
  undo: procedureFor('contacts.reply')
    .input(messageSchema)
    .mutation(({ ctx, input }) => undoReply(ctx, input.id)),

  retry: procedureFor('contacts.reply')
    .input(messageSchema)
    .mutation(async ({ ctx, input }) => {
      await retryReply(ctx, input.id);
      return {};
    }),

  /** Stores a message received or sent outside of this site. */
  paste: procedureFor('contacts.edit')
    .input(pastedMessageSchema)
    .mutation(({ ctx, input }) => pasteMessage(ctx, input)),

  /** Accepts an unverified staff mail as ours, or deletes it. */
  decide: procedureFor('contacts.reply')
    .input(unverifiedDecisionSchema)
    .mutation(async ({ ctx, input }) => {
      await decideUnverified(ctx, input);
      return {};
    }),

  attachment: procedureFor('contacts.read')
    .input(messageSchema)
    .query(async ({ ctx, input }) => {
      const file = await findAttachment(ctx, input.id, ctx.staff);
      if (!file) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such file any more.' });
      return file;
    }),

  /** Attaches a file to the caller's draft. */
  attach: procedureFor('contacts.reply')
    .input(attachmentUploadSchema)
    .mutation(({ ctx, input: { contactId, ...file } }) =>
      attachFile(ctx.db, { contactId, staffId: ctx.staff.id }, file, ctx.now()),
    ),

  /** Deletes a file of the caller's draft. */
  detach: procedureFor('contacts.reply')
    .input(messageSchema)
    .mutation(async ({ ctx, input }) => {
      await detachFile(ctx.db, input.id, ctx.staff.id);
      return {};
    }),

  /** Deletes the caller's draft with its files. */
  discardDraft: procedureFor('contacts.reply')
    .input(conversationSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.db.transaction().execute((trx) => deleteDraft(trx, { ...input, staffId: ctx.staff.id }));
      return {};
    }),

  settings: conversationSettingsRouter,
  work: workRouter,
  savedReplies: savedRepliesRouter,

  /** Stores the caller's draft; an empty text deletes it. */
  saveDraft: procedureFor('contacts.reply')
    .input(replyDraftSchema)
    .mutation(async ({ ctx, input }) => {
      const draft = { ...input, staffId: ctx.staff.id };
      if (!(await ctx.db.transaction().execute((trx) => saveDraft(trx, draft, ctx.now())))) {
        throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such enquiry any more.' });
      }
      return {};
    }),
});
