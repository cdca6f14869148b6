import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { messageSchema } from '@tideline/domain/conversation/message.schema';
import { SAVED_REPLIES_MAX } from '@tideline/domain/conversation/saved-reply';
import { savedReplySchema } from '@tideline/domain/conversation/work.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { countSavedReplies, deleteSavedReply, listSavedReplies, saveSavedReply } from './saved-replies.repository.ts';

/** Texts for reuse in replies, shared by all staff. */
export const savedRepliesRouter = router({
  list: procedureFor('contacts.read').query(({ ctx }) => listSavedReplies(ctx.db)),

  save: procedureFor('contacts.reply')
    .input(savedReplySchema)
    .mutation(async ({ ctx, input }) => {
      const { id = randomUUID(), name, text } = input;
      await ctx.db.transaction().execute(async (trx) => {
        if (input.id === undefined && (await countSavedReplies(trx)) >= SAVED_REPLIES_MAX) {
          throw new TRPCError({
            code: 'CONFLICT',
            message: `There are ${SAVED_REPLIES_MAX} saved replies. Delete one first.`,
          });
        }
        await saveSavedReply(trx, { id, name, text }, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'saved-reply.save', objectId: id }, ctx.now());
      });
      return { id };
    }),

  remove: procedureFor('contacts.reply')
    .input(messageSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      await ctx.db.transaction().execute(async (trx) => {
        if (!(await deleteSavedReply(trx, id))) {
          throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such saved reply any more.' });
        }
        await recordAction(trx, ctx.actor, { action: 'saved-reply.remove', objectId: id }, ctx.now());
      });
      return {};
    }),
});
