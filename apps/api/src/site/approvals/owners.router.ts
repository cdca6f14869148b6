import { TRPCError } from '@trpc/server';
import { postOwnerAnswer, postWriterAnswer } from '@tideline/domain/team/approval.answer';
import { postOwnerSchema } from '@tideline/domain/team/approval.schema';
import { postRefSchema } from '@tideline/domain/post/post.schema';
import type { PostOwner } from '@tideline/domain/team/approval';
import { findCurrentId } from '../../core/addresses/post-ids.repository.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { lockPost } from '../posts/post-writes.repository.ts';
import { mayEdit } from '../posts/saver.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import { answer, empty, list } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { findColleague, listColleagues } from '../../core/store/colleagues.ts';
import { findOwner, setOwner } from './owners.repository.ts';

/** Owners of posts. Only the owner, or holders of `posts.edit-any`, may change a post. */
export const ownersRouter = router({
  byPost: staffCall('posts.read-drafts', {
    rest: 'GET /posts/{id}/owner',
    summary: 'Read who owns a post, and whether the caller may change it',
    input: postRefSchema,
    answer: answer(postOwnerAnswer),
  }).query(async ({ ctx, input }): Promise<PostOwner> => {
    const id = await findCurrentId(ctx.db, input);
    const isEditable = ctx.capabilities.has('posts.edit') && (await mayEdit(ctx.db, id, ctx));
    return { owner: await findOwner(ctx.db, id), isEditable };
  }),

  writers: staffCall('posts.edit-any', {
    rest: 'GET /post-writers',
    summary: 'List the accounts that can own posts',
    answer: list(postWriterAnswer),
  }).query(({ ctx }) => listColleagues(ctx.db, 'posts.edit')),

  set: staffCall('posts.edit-any', {
    rest: 'PUT /posts/{id}/owner',
    summary: 'Set the owner of a post',
    description: 'Only the owner, and holders of `posts.edit-any`, may change a post.',
    input: postOwnerSchema,
    answer: empty(),
    refusals: [404],
    example: { ownerId: null },
  }).mutation(async ({ ctx, input: { ownerId, ...ref } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const id = await findCurrentId(trx, ref);
      const isThere = await lockPost(trx, id);
      if (!isThere) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no post at this address.' });
      if (ownerId !== null && !(await findColleague(trx, ownerId, 'posts.edit'))) {
        const message = 'This colleague cannot own posts.';
        throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('ownerId') });
      }
      await setOwner(trx, id, ownerId);
      const act = { action: 'post.owner', objectId: id, detail: { ownerId } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
    });
    return {};
  }),
});
