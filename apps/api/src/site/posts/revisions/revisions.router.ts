import { TRPCError } from '@trpc/server';
import { postAnswer } from '@tideline/domain/post/answers/post.answer';
import { postRevisionAnswer, wholeRevisionAnswer } from '@tideline/domain/post/answers/post-revision.answer';
import { REVISIONS_PER_POST } from '@tideline/domain/post/post-revision';
import { postRefSchema, postVersion } from '@tideline/domain/post/post.schema';
import { findCurrentId } from '../../../core/addresses/post-ids.repository.ts';
import { answer, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { findRevision, findRevisionBefore, listRevisions } from './revisions.repository.ts';
import { changePost } from '../save-post.ts';
import { saverOf } from '../../drafts/saver-of.ts';

const revisionSchema = postRefSchema.extend({ version: postVersion });

/** The revisions of posts, for staff only. */
export const revisionsRouter = router({
  list: staffCall('posts.read-drafts', {
    rest: 'GET /posts/{id}/revisions',
    summary: 'List the revisions of a post, newest first',
    description: `The last ${REVISIONS_PER_POST} are kept.`,
    input: postRefSchema,
    answer: list(postRevisionAnswer),
  }).query(async ({ ctx, input }) => listRevisions(ctx.db, await findCurrentId(ctx.db, input))),

  byVersion: staffCall('posts.read-drafts', {
    rest: 'GET /posts/{id}/revisions/{version}',
    summary: 'Read a revision of a post',
    input: revisionSchema,
    answer: answer(wholeRevisionAnswer),
    refusals: [404],
  }).query(async ({ ctx, input }) =>
    orNotFound(await findRevision(ctx.db, await findCurrentId(ctx.db, input), input.version)),
  ),

  restore: staffCall('posts.edit', {
    rest: 'POST /posts/{id}/revisions/{version}/restore',
    summary: 'Restore a revision of a post',
    description:
      'Saves the fields of the revision, but keeps status and date: restoring an older text neither publishes nor hides a post.',
    input: revisionSchema.extend({ expectedVersion: postVersion.optional() }),
    answer: answer(postAnswer),
    refusals: [404, 409],
    example: { expectedVersion: 4 },
    events: ['post.updated'],
  }).mutation(async ({ ctx, input: { version, expectedVersion, ...ref } }) => {
    const id = await findCurrentId(ctx.db, ref);
    const { fields } = orNotFound(await findRevision(ctx.db, id, version));
    const { status: _status, publishDate: _publishDate, ...changes } = fields;
    const saver = saverOf(ctx, 'restore');
    return orNotFound(await changePost(ctx.db, { id, changes, expectedVersion }, saver, ctx.now()));
  }),

  undo: staffCall('posts.edit', {
    rest: 'POST /posts/{id}/revisions/{version}/undo',
    summary: 'Undo an update of a post',
    description: 'Restores the post to its state before `version`, unless it was saved since. The status stays.',
    input: revisionSchema,
    answer: answer(postAnswer),
    refusals: [404, 409],
    events: ['post.updated'],
  }).mutation(async ({ ctx, input: { id, version } }) => {
    const { status: _status, ...changes } = orNotFound(await findRevisionBefore(ctx.db, id, version));
    const saver = saverOf(ctx, 'restore');
    return orNotFound(await changePost(ctx.db, { id, changes, expectedVersion: version }, saver, ctx.now()));
  }),
});

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This revision is no longer available.' });
  return found;
}
