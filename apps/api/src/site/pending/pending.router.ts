import { TRPCError } from '@trpc/server';
import {
  keepPendingSchema,
  pendingChangesSchema,
  publishPendingSchema,
} from '@tideline/domain/post/pending-changes.schema';
import { postRefSchema } from '@tideline/domain/post/post.schema';
import { findCurrentId } from '../../core/addresses/post-ids.repository.ts';
import { saverOf } from '../posts/saver.ts';
import { procedureFor, router } from '../../core/rpc/procedures.ts';
import type { Db } from '../../core/store/schema.ts';
import { discardPending, restorePending } from './discard-pending.ts';
import { keepPending } from './keep-pending.ts';
import { findDiscardedChanges, findPendingChanges, listPendingChanges } from './pending-changes.repository.ts';
import { publishPending } from './publish-pending.ts';

/** Changes to published posts that visitors do not see yet. */
export const pendingRouter = router({
  /** All pending changes without texts: dated ones first, by date. */
  list: procedureFor('posts.read-drafts').query(({ ctx }) => listPendingChanges(ctx.db)),

  /** The pending changes of one post; `discarded` can be restored. */
  byPost: procedureFor('posts.read-drafts')
    .input(postRefSchema)
    .query(async ({ ctx, input }) => {
      const id = await findCurrentId(ctx.db, input);
      return { pending: await findPendingChanges(ctx.db, id), discarded: await findDiscardedChanges(ctx.db, id) };
    }),

  /** With a date, it also requires `posts.publish`. */
  keep: procedureFor('posts.edit')
    .input(keepPendingSchema)
    .mutation(async ({ ctx, input }) =>
      orNotFound(await keepPending(ctx.db, await current(ctx, input), saverOf(ctx), ctx.now())),
    ),

  publish: procedureFor('posts.publish')
    .input(publishPendingSchema)
    .mutation(async ({ ctx, input }) =>
      orNotFound(await publishPending(ctx.db, await current(ctx, input), saverOf(ctx), ctx.now())),
    ),

  discard: procedureFor('posts.edit')
    .input(pendingChangesSchema)
    .mutation(async ({ ctx, input }) => {
      orNotFound((await discardPending(ctx.db, await current(ctx, input), saverOf(ctx), ctx.now())) || null);
      return {};
    }),

  /** Undoes `discard`. */
  restore: procedureFor('posts.edit')
    .input(pendingChangesSchema)
    .mutation(async ({ ctx, input }) => {
      orNotFound((await restorePending(ctx.db, await current(ctx, input), saverOf(ctx), ctx.now())) || null);
      return {};
    }),
});

/** The input with the present id of the post. */
async function current<Input extends { id: string; key?: string | undefined }>(
  { db }: { db: Db },
  input: Input,
): Promise<Input> {
  return { ...input, id: await findCurrentId(db, input) };
}

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no post at this address.' });
  return found;
}
