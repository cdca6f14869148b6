import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { newRedirectSchema, unpublishedSchema } from '@tideline/domain/address/redirect.schema';
import { postIdIn } from '@tideline/domain/address/redirect';
import { postRefSchema } from '@tideline/domain/post/post.schema';
import { postPath } from '@tideline/domain/site/site-path';
import { pageQueryShape, rowId } from '@tideline/domain/text/text.schema';
import { recordAction } from '../audit/audit.repository.ts';
import { procedureFor, router } from '../rpc/procedures.ts';
import { lockContentVersion } from '../store/content-version.repository.ts';
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
  redirects: procedureFor('posts.read-drafts')
    .input(z.object(pageQueryShape).prefault({}))
    .query(({ ctx, input }) => listRedirects(ctx.db, input, ctx.now())),

  addRedirect: procedureFor('posts.publish')
    .input(newRedirectSchema)
    .mutation(async ({ ctx, input: { path, target: address } }) =>
      ctx.db.transaction().execute(async (trx) => {
        await lockContentVersion(trx);
        await requireNoPost(trx, path, ctx.now());
        const target = await requireTarget(trx, address, { from: path, field: 'target' });
        const id = await putRedirect(trx, { path, target, origin: 'hand' }, ctx.now());
        await deleteMissed(trx, path);
        await recordAction(trx, ctx.actor, { action: 'redirect.add', objectId: id }, ctx.now());
        return { id };
      }),
    ),

  removeRedirect: procedureFor('posts.publish')
    .input(z.object({ id: rowId }))
    .mutation(async ({ ctx, input: { id } }) =>
      ctx.db.transaction().execute(async (trx) => {
        await lockContentVersion(trx);
        if (!(await deleteRedirect(trx, id)))
          throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such redirect any more.' });
        await recordAction(trx, ctx.actor, { action: 'redirect.remove', objectId: id }, ctx.now());
        return {};
      }),
    ),

  /** The answer to visitors of a post while it is not public. */
  unpublished: procedureFor('posts.read-drafts')
    .input(postRefSchema)
    .query(async ({ ctx, input }) => findAnswerInstead(ctx.db, await findCurrentId(ctx.db, input))),

  setUnpublished: procedureFor('posts.publish')
    .input(postRefSchema.extend({ unpublished: unpublishedSchema }))
    .mutation(async ({ ctx, input: { unpublished, ...ref } }) =>
      ctx.db.transaction().execute(async (trx) => {
        await lockContentVersion(trx);
        const id = await findCurrentId(trx, ref);
        await requireNoPost(trx, postPath(id), ctx.now());
        await answerInstead(trx, id, unpublished, ctx.now());
        return {};
      }),
    ),

  /** Missed paths, most requested first, each with the page that was probably meant. */
  missed: procedureFor('stats.read').query(async ({ ctx }) =>
    suggestTargets(ctx.db, await listMissed(ctx.db), ctx.now()),
  ),

  dismissMissed: procedureFor('posts.publish')
    .input(z.object({ path: z.string().min(1).max(200) }))
    .mutation(async ({ ctx, input: { path } }) => {
      await dismissMissed(ctx.db, path, ctx.now());
      return {};
    }),
});

async function requireNoPost(trx: Trx, path: string, now: string): Promise<void> {
  const id = postIdIn(path);
  if (id === null) return;
  const post = await publicPosts(trx, now).select('id').where('id', '=', id).executeTakeFirst();
  if (post) throw fieldRefused('path', 'This address has a page of its own.');
}
