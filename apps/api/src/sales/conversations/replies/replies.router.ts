import { TRPCError } from '@trpc/server';
import type { MessageAttachment } from '@tideline/domain/conversation/attachment';
import {
  contactMessageAnswer,
  messageAttachmentAnswer,
  replyDraftAnswer,
} from '@tideline/domain/conversation/message.answer';
import {
  conversationSchema,
  messageSchema,
  newAttachmentSchema,
  newReplySchema,
  replyDraftSchema,
} from '@tideline/domain/conversation/message.schema';
import { answer, created, empty, file, started } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { findAttachment } from '../../threads/attachments.repository.ts';
import { attachFile, attachmentUploadSchema, detachFile } from './attach-file.ts';
import { deleteDraft, saveDraft } from './drafts.repository.ts';
import { retryReply } from './retry-reply.ts';
import { sendReply } from './send-reply.ts';
import { undoReply } from './undo-reply.ts';

/** Replies of staff, their drafts and files. */
export const repliesRouter = router({
  send: staffCall('contacts.reply', {
    rest: 'POST /contacts/{id}/messages',
    summary: 'Reply to an inquiry',
    description:
      'The reply is sent ten seconds later, with the files of `attachmentIds` (see `POST /api/contacts/{id}/attachments`). The same `key` sent twice makes one message. 409 if `lastSeenId` is not the newest message, or without a mail server.',
    input: newReplySchema,
    idField: 'contactId',
    answer: created(contactMessageAnswer),
    refusals: [404, 409],
    example: {
      text: 'Tuesday at ten suits us.',
      key: '5d0f6c1e-8b1f-4a44-9d0a-6a3c5c0b8f27',
      lastSeenId: '01939f3c-5a00-7000-8000-4d6f8b0a2c15',
    },
  }).mutation(({ ctx, input }) => sendReply(ctx, input)),

  undo: staffCall('contacts.reply', {
    rest: 'DELETE /messages/{id}',
    summary: 'Undo a reply of the caller that has not been sent',
    description:
      'Within ten seconds, or after it failed; 409 once it is being sent. Its text and files go back to the draft.',
    input: messageSchema,
    answer: answer(replyDraftAnswer),
    refusals: [404, 409],
  }).mutation(({ ctx, input }) => undoReply(ctx, input.id)),

  retry: staffCall('contacts.reply', {
    rest: 'POST /messages/{id}/retry',
    summary: 'Send a failed reply again',
    input: messageSchema,
    answer: started(),
    refusals: [404],
  }).mutation(async ({ ctx, input }) => {
    await retryReply(ctx, input.id);
    return {};
  }),

  attachment: staffCall('contacts.read', {
    rest: 'GET /attachments/{id}',
    summary: 'Download a file from a message or from the caller’s draft',
    input: messageSchema,
    answer: file<MessageAttachment & { content: Buffer }>('application/octet-stream'),
    refusals: [404],
  }).query(async ({ ctx, input }) => {
    const found = await findAttachment(ctx, input.id, ctx.staff);
    if (!found) throw new TRPCError({ code: 'NOT_FOUND', message: 'This file no longer exists.' });
    return found;
  }),

  attach: staffCall('contacts.reply', {
    rest: 'POST /contacts/{id}/attachments',
    summary: 'Attach a file to a reply',
    description:
      'The body is the file itself, of a known type and at most 10 MB. It belongs to the draft of the caller until `POST /api/contacts/{id}/messages` names its `id` in `attachmentIds`.',
    input: attachmentUploadSchema,
    idField: 'contactId',
    query: newAttachmentSchema.pick({ name: true }),
    file: ['application/octet-stream'],
    answer: created(messageAttachmentAnswer),
    refusals: [404, 503],
    example: { name: 'offer.pdf' },
  }).mutation(({ ctx, input: { contactId, ...upload } }) =>
    attachFile(ctx.db, { contactId, staffId: ctx.staff.id }, upload, ctx.now()),
  ),

  detach: staffCall('contacts.reply', {
    rest: 'DELETE /attachments/{id}',
    summary: 'Delete a file of a reply that is not sent',
    description: 'Only from the caller’s own draft; 404 for a file of a message.',
    input: messageSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input }) => {
    await detachFile(ctx.db, input.id, ctx.staff.id);
    return {};
  }),

  saveDraft: staffCall('contacts.reply', {
    rest: 'PUT /contacts/{id}/reply-draft',
    summary: 'Save the caller’s draft of a reply',
    description: 'An empty text deletes it.',
    input: replyDraftSchema,
    idField: 'contactId',
    answer: empty(),
    refusals: [404],
    example: { text: 'Tuesday at ten' },
  }).mutation(async ({ ctx, input }) => {
    const draft = { ...input, staffId: ctx.staff.id };
    if (!(await ctx.db.transaction().execute((trx) => saveDraft(trx, draft, ctx.now())))) {
      throw new TRPCError({ code: 'NOT_FOUND', message: 'This inquiry no longer exists.' });
    }
    return {};
  }),

  discardDraft: staffCall('contacts.reply', {
    rest: 'DELETE /contacts/{id}/reply-draft',
    summary: 'Delete the draft of the caller, with its files',
    input: conversationSchema,
    idField: 'contactId',
    answer: empty(),
  }).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute((trx) => deleteDraft(trx, { ...input, staffId: ctx.staff.id }));
    return {};
  }),
});
