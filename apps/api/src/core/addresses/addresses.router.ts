import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { postIdIn, type Redirect } from '@tideline/domain/address/redirect';
import {
  missedPathAnswer,
  redirectAnswer,
  redirectIdAnswer,
  unpublishedAnswer,
} from '@tideline/domain/address/redirect.answer';
import { newRedirectSchema, unpublishedSchema } from '@tideline/domain/address/redirect.schema';
import type { Page } from '@tideline/domain/entity/page';
import { postRefSchema } from '@tideline/domain/post/post.schema';
import { postPath } from '@tideline/domain/site/site-path';
import { pageQueryShape, rowId } from '@tideline/domain/text/text.schema';
import { recordAction } from '../audit/audit.repository.ts';
import { answer, created, empty, list, page } from '../rpc/answers.ts';
import { router, staffCall } from '../rpc/procedures.ts';
import { lockContentVersion } from '../store/content-version.repository.ts';
import { isPublicPageAt } from '../store/public-pages.ts';
import { publicPosts } from '../store/public-posts.ts';
import type { Trx } from '../store/schema.ts';
import { deleteMissed, dismissMissed, listMissed } from './missed-paths.repository.ts';
import { deleteRedirect, listRedirects } from './redirect-list.repository.ts';
import { fieldRefused, requireTarget } from './require-target.ts';
import { findCurrentId } from './post-ids.repository.ts';
import { putRedirect } from './redirects.repository.ts';
import { suggestTargets } from './suggest-targets.ts';
import { answerInstead, findAnswerInstead } from './unpublished-answer.ts';

/** Addresses without a page: redirects, missed paths, and those of unpublished posts. */
export const addressesRouter = router({
  redirects: staffCall('posts.read-drafts', {
    rest: 'GET /redirects',
    summary: 'List the redirects, newest first',
    input: z.object(pageQueryShape).prefault({}),
    answer: page<Redirect, Page<Redirect>>(redirectAnswer),
    example: { limit: 20 },
  }).query(({ ctx, input }) => listRedirects(ctx.db, input, ctx.now())),

  addRedirect: staffCall('posts.publish', {
    rest: 'POST /redirects',
    summary: 'Redirect a missing address to a page of this site',
    description: 'Replaces an existing redirect for the address.',
    input: newRedirectSchema,
    answer: created(redirectIdAnswer),
    example: { path: '/old-news', target: '/blog' },
  }).mutation(async ({ ctx, input: { path, target: address } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      await requireNoPage(trx, path, ctx.now());
      const target = await requireTarget(trx, address, { from: path, field: 'target' });
      const id = await putRedirect(trx, { path, target, origin: 'hand' }, ctx.now());
      await deleteMissed(trx, path);
      await recordAction(trx, ctx.actor, { action: 'redirect.add', objectId: id }, ctx.now());
      return { id };
    }),
  ),

  removeRedirect: staffCall('posts.publish', {
    rest: 'DELETE /redirects/{id}',
    summary: 'Delete a redirect',
    input: z.object({ id: rowId }),
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input: { id } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      if (!(await deleteRedirect(trx, id)))
        throw new TRPCError({ code: 'NOT_FOUND', message: 'This redirect no longer exists.' });
      await recordAction(trx, ctx.actor, { action: 'redirect.remove', objectId: id }, ctx.now());
      return {};
    }),
  ),

  unpublished: staffCall('posts.read-drafts', {
    rest: 'GET /posts/{id}/unpublished',
    summary: 'Read what the address of a post answers while the post is not public',
    input: postRefSchema,
    answer: answer(unpublishedAnswer),
  }).query(async ({ ctx, input }) => findAnswerInstead(ctx.db, await findCurrentId(ctx.db, input))),

  setUnpublished: staffCall('posts.publish', {
    rest: 'PUT /posts/{id}/unpublished',
    summary: 'Set what the address of a post answers while the post is not public',
    description: '`hidden` is 404, `gone` is 410, and `redirect` leads to another page of the site.',
    input: postRefSchema.extend({ unpublished: unpublishedSchema }),
    answer: empty(),
    example: { unpublished: { answer: 'redirect', target: '/services' } },
  }).mutation(async ({ ctx, input: { unpublished, ...ref } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      const id = await findCurrentId(trx, ref);
      await requireNoPage(trx, postPath(id), ctx.now());
      await answerInstead(trx, postPath(id), unpublished, ctx.now());
      return {};
    }),
  ),

  missed: staffCall('stats.read', {
    rest: 'GET /missed-addresses',
    summary: 'List the missing addresses that visitors requested, most requested first',
    answer: list(missedPathAnswer),
  }).query(async ({ ctx }) => suggestTargets(ctx.db, await listMissed(ctx.db), ctx.now())),

  dismissMissed: staffCall('posts.publish', {
    rest: 'POST /missed-addresses/dismiss',
    summary: 'Remove an address from the list of missing addresses',
    input: z.object({
      path: z
        .string({ error: 'path must be text.' })
        .min(1, 'path must not be empty.')
        .max(200, 'path must come from the list.'),
    }),
    answer: empty(),
    example: { path: '/old-news' },
  }).mutation(async ({ ctx, input: { path } }) => {
    await dismissMissed(ctx.db, path, ctx.now());
    return {};
  }),
});

async function requireNoPage(trx: Trx, path: string, now: string): Promise<void> {
  const id = postIdIn(path);
  const isPublic =
    id === null
      ? await isPublicPageAt(trx, path)
      : (await publicPosts(trx, now).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  if (isPublic) throw fieldRefused('path', 'This address has a page of its own.');
}
