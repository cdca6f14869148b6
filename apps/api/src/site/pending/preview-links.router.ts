import { createHash, randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { endedLinksAnswer, previewLinkAnswer } from '@tideline/domain/post/answers/pending-changes.answer';
import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { postIdSchema } from '@tideline/domain/post/post.schema';
import { staffLabel } from '@tideline/domain/staff/staff';
import { findCurrentId } from '../../core/addresses/post-ids.repository.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { answer, created } from '../../core/rpc/answers.ts';
import { pageProcedure, router, staffCall } from '../../core/rpc/procedures.ts';
import { requireEditRight } from '../posts/saver.ts';
import { findPreviewPage } from '../posts/post-page.ts';
import { findPreviewedFields } from './previewed-fields.ts';
import { deletePreviewLinks, findPreviewedPostId, insertPreviewLink } from './preview-links.repository.ts';

const TOKEN_BYTES = 32;

/** Links that show hidden posts without an account. */
export const previewLinksRouter = router({
  create: staffCall('posts.edit', {
    rest: 'POST /posts/{id}/preview-links',
    summary: 'Create a preview link for a post',
    description: `Anyone with the link sees the post with its pending changes, whatever its status, for ${PREVIEW_LINK_DAYS} days.`,
    input: postIdSchema,
    answer: created(previewLinkAnswer),
    refusals: [404],
  }).mutation(async ({ ctx, input }) => {
    const postId = await findCurrentId(ctx.db, input);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const createdAt = ctx.now();
    const expiresAt = later(createdAt, PREVIEW_LINK_DAYS * DAY_MS);
    const createdBy = staffLabel(ctx.staff);
    const link = { tokenHash: hashOf(token), postId, createdBy, createdAt, expiresAt };
    await ctx.db.transaction().execute(async (trx) => {
      await requireEditRight(trx, postId, ctx);
      if (!(await insertPreviewLink(trx, link)))
        throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no post at this address.' });
      const act = { action: 'preview.add', objectId: postId, detail: { expiresAt } } as const;
      await recordAction(trx, ctx.actor, act, createdAt);
    });
    return { token, expiresAt };
  }),

  endAll: staffCall('posts.edit', {
    rest: 'DELETE /posts/{id}/preview-links',
    summary: 'End all preview links of a post',
    input: postIdSchema,
    answer: answer(endedLinksAnswer),
  }).mutation(async ({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const postId = await findCurrentId(trx, input);
      await requireEditRight(trx, postId, ctx);
      const ended = await deletePreviewLinks(trx, postId);
      const act = { action: 'preview.end', objectId: postId, detail: { ended } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
      return { ended };
    }),
  ),

  /** The public page of the post, with its pending changes. Unknown, ended and expired links get the same answer. */
  page: pageProcedure.input(z.object({ token: z.string().max(100) })).query(async ({ ctx, input }) => {
    const postId = await findPreviewedPostId(ctx.db, hashOf(input.token), ctx.now());
    const page =
      postId === null
        ? null
        : await findPreviewPage(ctx.db, postId, await findPreviewedFields(ctx.db, postId, ctx.now()), ctx.now());
    if (!page) throw new TRPCError({ code: 'NOT_FOUND', message: 'This preview link has ended.' });
    return page;
  }),
});

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
