import { TRPCError } from '@trpc/server';
import { postRefSchema, postVersion } from '@tideline/domain/post/post.schema';
import { findCurrentId } from '../../../core/addresses/post-ids.repository.ts';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { findRevision, findRevisionBefore, listRevisions } from './revisions.repository.ts';
import { changePost } from '../save-post.ts';
import { saverOf } from '../saver.ts';

const revisionSchema = postRefSchema.extend({ version: postVersion });

/** The revisions of posts, for staff only. */
export const revisionsRouter = router({
  list: procedureFor('posts.read-drafts')
    .input(postRefSchema)
    .query(async ({ ctx, input }) => listRevisions(ctx.db, await findCurrentId(ctx.db, input))),

  byVersion: procedureFor('posts.read-drafts')
    .input(revisionSchema)
    .query(async ({ ctx, input }) =>
      orNotFound(await findRevision(ctx.db, await findCurrentId(ctx.db, input), input.version)),
    ),

  /**
   * Saves the fields of a revision, but keeps status and date, so that restoring an older text neither publishes nor hides a
   * post.
   */
  restore: procedureFor('posts.edit')
    .input(revisionSchema.extend({ expectedVersion: postVersion.optional() }))
    .mutation(async ({ ctx, input: { version, expectedVersion, ...ref } }) => {
      const id = await findCurrentId(ctx.db, ref);
      const { fields } = orNotFound(await findRevision(ctx.db, id, version));
      const { status: _status, publishDate: _publishDate, ...changes } = fields;
      const saver = saverOf(ctx, 'restore');
      return orNotFound(await changePost(ctx.db, { id, changes, expectedVersion }, saver, ctx.now()));
    }),

  /** Undoes an update: restores the post as before `version`, unless it was saved since. The status stays. */
  undo: procedureFor('posts.edit')
    .input(revisionSchema)
    .mutation(async ({ ctx, input: { id, version } }) => {
      const { status: _status, ...changes } = orNotFound(await findRevisionBefore(ctx.db, id, version));
      const saver = saverOf(ctx, 'restore');
      return orNotFound(await changePost(ctx.db, { id, changes, expectedVersion: version }, saver, ctx.now()));
    }),
});

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This revision is not kept any more.' });
  return found;
}
