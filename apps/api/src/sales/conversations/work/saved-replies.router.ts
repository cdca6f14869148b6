import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { messageSchema } from '@tideline/domain/conversation/message.schema';
import { SAVED_REPLIES_MAX } from '@tideline/domain/conversation/saved-reply';
import { savedReplyAnswer, savedReplyIdAnswer } from '@tideline/domain/conversation/work.answer';
import { savedReplySchema } from '@tideline/domain/conversation/work.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { answer, empty, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { countSavedReplies, deleteSavedReply, listSavedReplies, saveSavedReply } from './saved-replies.repository.ts';

/** Texts for reuse in replies, shared by all staff. */
export const savedRepliesRouter = router({
  list: staffCall('contacts.read', {
    rest: 'GET /saved-replies',
    summary: 'List the saved replies',
    answer: list(savedReplyAnswer),
  }).query(({ ctx }) => listSavedReplies(ctx.db)),

  save: staffCall('contacts.reply', {
    rest: 'POST /saved-replies',
    summary: 'Save a reply for reuse',
    description:
      'With an `id` it replaces that one, without it is a new one. Places such as `{firstName}` are filled in.',
    input: savedReplySchema,
    answer: answer(savedReplyIdAnswer),
    refusals: [409],
    example: { name: 'First call', text: 'Dear {firstName}, shall we talk on Tuesday?' },
  }).mutation(async ({ ctx, input }) => {
    const { id = randomUUID(), name, text } = input;
    await ctx.db.transaction().execute(async (trx) => {
      if (input.id === undefined && (await countSavedReplies(trx)) >= SAVED_REPLIES_MAX) {
        throw new TRPCError({
          code: 'CONFLICT',
          message: `You can have at most ${SAVED_REPLIES_MAX} saved replies. Delete one first.`,
        });
      }
      await saveSavedReply(trx, { id, name, text }, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'saved-reply.save', objectId: id }, ctx.now());
    });
    return { id };
  }),

  remove: staffCall('contacts.reply', {
    rest: 'DELETE /saved-replies/{id}',
    summary: 'Delete a text for reuse in replies',
    input: messageSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input: { id } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await deleteSavedReply(trx, id))) {
        throw new TRPCError({ code: 'NOT_FOUND', message: 'This saved reply no longer exists.' });
      }
      await recordAction(trx, ctx.actor, { action: 'saved-reply.remove', objectId: id }, ctx.now());
    });
    return {};
  }),
});
