import { TRPCError } from '@trpc/server';
import { postChangesSchema, postRefSchema } from '@tideline/domain/post/post.schema';
import { openApprovalAnswer, postApprovalAnswer } from '@tideline/domain/team/approval.answer';
import { approvalSchema, returnSchema } from '@tideline/domain/team/approval.schema';
import { findCurrentId } from '../../core/addresses/post-ids.repository.ts';
import { recordAction, type Act } from '../../core/audit/audit.repository.ts';
import type { Context } from '../../context.ts';
import { publishDraft } from '../drafts/publish-draft.ts';
import { DRAFTED_POSTS } from '../pending/drafted-posts.ts';
import { findPendingChanges } from '../pending/pending-changes.repository.ts';
import { findPost } from '../posts/posts.repository.ts';
import { changePostWithin } from '../posts/save-post.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { lockPostFor } from '../posts/saver.ts';
import { answer, empty, list } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Trx } from '../../core/store/schema.ts';
import { deleteRequest, findApproval, listOwn, listWaiting, markReturned, putRequest } from './approvals.repository.ts';

/** Authors request publication; staff who may publish decide. */
export const approvalsRouter = router({
  list: staffCall('posts.publish', {
    rest: 'GET /post-approvals',
    summary: 'List the posts that are waiting for approval',
    answer: list(postApprovalAnswer),
  }).query(({ ctx }) => listWaiting(ctx.db)),

  own: staffCall('posts.edit', {
    rest: 'GET /post-approvals/own',
    summary: 'List the posts that the caller submitted for approval',
    answer: list(postApprovalAnswer),
  }).query(({ ctx }) => listOwn(ctx.db, ctx.staff.id)),

  byPost: staffCall('posts.read-drafts', {
    rest: 'GET /posts/{id}/approval',
    summary: 'Read the open request to publish a post',
    input: postRefSchema,
    answer: answer(openApprovalAnswer),
  }).query(async ({ ctx, input }) => findApproval(ctx.db, await findCurrentId(ctx.db, input))),

  request: staffCall('posts.edit', {
    rest: 'POST /posts/{id}/approval',
    summary: 'Submit a post for approval',
    description: 'Submits a draft, or the pending changes to a published post, as saved.',
    input: postRefSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      const id = await findCurrentId(trx, input);
      const post = (await lockPostFor(trx, id, ctx)) ? await findPost(trx, 'staff', id, ctx.now()) : null;
      if (!post) throw gone();
      const pending = post.status === 'draft' ? null : await findPendingChanges(trx, id);
      if (post.status !== 'draft' && !pending) {
        throw new TRPCError({ code: 'BAD_REQUEST', message: 'There is nothing to approve: this post is not a draft.' });
      }
      const version = pending ? pending.version : String(post.version);
      await putRequest(trx, { postId: id, version, by: ctx.staff.id }, ctx.now());
      await record(trx, ctx, { action: 'post.submit', objectId: id, detail: { version } });
    });
    return {};
  }),

  withdraw: staffCall('posts.edit', {
    rest: 'DELETE /posts/{id}/approval',
    summary: 'Withdraw the request to publish a post',
    input: postRefSchema,
    answer: empty(),
    refusals: [404, 409],
  }).mutation(async ({ ctx, input }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const id = await findCurrentId(trx, input);
      if (!(await lockPostFor(trx, id, ctx))) throw gone();
      if (!(await deleteRequest(trx, id))) throw answered();
      await record(trx, ctx, { action: 'post.withdraw', objectId: id });
    });
    return {};
  }),

  approve: staffCall('posts.publish', {
    rest: 'POST /posts/{id}/approval/approve',
    summary: 'Approve and publish a post',
    description: '`version` is the one that was read; refused if the post was saved since.',
    input: approvalSchema,
    answer: empty(),
    refusals: [404, 409],
    example: { version: '3' },
    events: ['post.updated', 'post.published'],
  }).mutation(async ({ ctx, input: { version, ...ref } }) => {
    const id = await findCurrentId(ctx.db, ref);
    const approval = await findApproval(ctx.db, id);
    if (approval?.state !== 'waiting') throw answered();
    const approved: Act = { action: 'post.approve', objectId: id, detail: { version } };
    if (approval.isUpdate) {
      const wanted = { id, expectedVersion: version };
      if (!(await publishDraft(ctx.db, DRAFTED_POSTS, wanted, saverOf(ctx), ctx.now()))) throw gone();
      await ctx.db.transaction().execute(async (trx) => {
        await deleteRequest(trx, id);
        await record(trx, ctx, approved);
      });
      return {};
    }
    await ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      if (!(await deleteRequest(trx, id))) throw answered();
      const changes = postChangesSchema.parse({ status: 'published' });
      const change = { id, changes, expectedVersion: Number(version) };
      if (!(await changePostWithin(trx, change, saverOf(ctx), ctx.now()))) throw gone();
      await record(trx, ctx, approved);
    });
    return {};
  }),

  sendBack: staffCall('posts.publish', {
    rest: 'POST /posts/{id}/approval/send-back',
    summary: 'Send a post back to its author',
    input: returnSchema,
    answer: empty(),
    refusals: [409],
    example: { note: 'The second figure needs a source.' },
  }).mutation(async ({ ctx, input: { note, ...ref } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const id = await findCurrentId(trx, ref);
      if (!(await markReturned(trx, id, { note, by: ctx.staff.id }, ctx.now()))) throw answered();
      await record(trx, ctx, { action: 'post.send-back', objectId: id });
    });
    return {};
  }),
});

function record(trx: Trx, ctx: Pick<Context, 'actor' | 'now'>, act: Act): Promise<void> {
  return recordAction(trx, ctx.actor, act, ctx.now());
}

function gone(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'There is no post at this address.' });
}

function answered(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: 'This post is no longer waiting for approval.' });
}
