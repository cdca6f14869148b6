import type { Conversation } from '@tideline/domain/conversation/message';
import { contactMessageAnswer } from '@tideline/domain/conversation/message.answer';
import {
  messagesQuerySchema,
  pastedMessageSchema,
  unverifiedDecisionSchema,
} from '@tideline/domain/conversation/message.schema';
import type { ForwardPage } from '@tideline/domain/entity/page';
import { created, empty, madeOf, page } from '../../core/rpc/answers.ts';
import { mergeRouters, router, staffCall } from '../../core/rpc/procedures.ts';
import { decideUnverified } from './incoming/decide-unverified.ts';
import { pasteMessage } from './incoming/paste-message.ts';
import { listDraftFiles } from '../threads/draft-files.repository.ts';
import { listMessages } from '../threads/messages.repository.ts';
import { findDraft, listOtherWriters } from './replies/drafts.repository.ts';
import { repliesRouter } from './replies/replies.router.ts';
import { conversationSettingsRouter } from './settings.router.ts';
import { savedRepliesRouter } from './work/saved-replies.router.ts';
import { workRouter } from './work/work.router.ts';

type ConversationPage = Conversation & Omit<ForwardPage<never>, 'items'>;

const threadRouter = router({
  read: staffCall('contacts.read', {
    rest: 'GET /contacts/{id}/messages',
    summary: 'List the messages about an inquiry',
    description: 'The newest messages, oldest first; `Link` leads to earlier ones.',
    input: messagesQuerySchema,
    idField: 'contactId',
    answer: madeOf<ConversationPage>(page(contactMessageAnswer)),
    example: { limit: 20 },
    tool: {
      name: 'read_conversation',
      title: 'Read a conversation',
      description: 'The messages between staff and the sender of an inquiry. `contactId` is the id of the inquiry.',
      effect: 'reads',
      fields: ['contactId'],
      hasVisitorText: true,
    },
  }).query(async ({ ctx, input }) => {
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

  paste: staffCall('contacts.edit', {
    rest: 'POST /contacts/{id}/messages/pasted',
    summary: 'Store a message that was received or sent elsewhere',
    description:
      'Quoted text is recognized and stored separately. Nothing is sent; an `out` message counts as an answer to the inquiry.',
    input: pastedMessageSchema,
    idField: 'contactId',
    answer: created(contactMessageAnswer),
    refusals: [404],
    example: { direction: 'in', text: 'Tuesday at ten?' },
    events: ['message.received', 'message.sent', 'enquiry.updated'],
  }).mutation(({ ctx, input }) => pasteMessage(ctx, input)),

  decide: staffCall('contacts.reply', {
    rest: 'POST /messages/{id}/decide',
    summary: 'Accept or dismiss an email that claims to be from staff',
    description: '`ours` makes it an answer to the inquiry, `dismissed` deletes it.',
    input: unverifiedDecisionSchema,
    answer: empty(),
    refusals: [404],
    example: { as: 'ours' },
    events: ['message.sent', 'enquiry.updated'],
  }).mutation(async ({ ctx, input }) => {
    await decideUnverified(ctx, input);
    return {};
  }),

  settings: conversationSettingsRouter,
  work: workRouter,
  savedReplies: savedRepliesRouter,
});

/** The conversation about an enquiry. */
export const conversationsRouter = mergeRouters(threadRouter, repliesRouter);
