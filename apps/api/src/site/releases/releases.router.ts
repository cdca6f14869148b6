import { releaseAnswer } from '@tideline/domain/release/release.answer';
import {
  addPartSchema,
  changeReleaseSchema,
  newReleaseSchema,
  releaseIdSchema,
} from '@tideline/domain/release/release.schema';
import { answer, created, empty, list } from '../../core/rpc/answers.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { saverOf } from '../drafts/saver-of.ts';
import { addPart, removePart } from './change-parts.ts';
import { addRelease, cancelRelease, changeRelease } from './change-release.ts';
import { publishReleaseWithin } from './publish-release.ts';
import { openRelease, readReleases } from './read-release.ts';
import { DRAFTED_PARTS } from './release-part.ts';
import { listParts } from './parts.repository.ts';

/** Several changes that are published at one moment. */
export const releasesRouter = router({
  list: staffCall('pages.edit', {
    rest: 'GET /releases',
    summary: 'List the releases',
    description:
      'All that are not published, by date, and the newest that are. Each part says what prevents its publication.',
    answer: list(releaseAnswer),
  }).query(({ ctx }) => readReleases(ctx.db, ctx.now())),

  add: staffCall('pages.publish', {
    rest: 'POST /releases',
    summary: 'Create a release',
    description:
      'It publishes its parts at `goesLiveAt`, or when staff publish it: all of them at one moment, or none.',
    input: newReleaseSchema,
    answer: created(releaseAnswer),
    example: { name: 'Spring offer', goesLiveAt: '2027-03-08T09:30:00Z' },
  }).mutation(({ ctx, input }) => addRelease(ctx.db, input, saverOf(ctx), ctx.now())),

  change: staffCall('pages.publish', {
    rest: 'PUT /releases/{id}',
    summary: 'Change the name or date of a release',
    description:
      'Without `goesLiveAt`, the date stays; null removes it. A new date also ends that the release is held back.',
    input: changeReleaseSchema,
    answer: answer(releaseAnswer),
    refusals: [404, 409],
    example: { name: 'Spring offer', goesLiveAt: null },
  }).mutation(({ ctx, input }) => changeRelease(ctx.db, input, saverOf(ctx), ctx.now())),

  addPart: staffCall('pages.publish', {
    rest: 'POST /releases/{id}/parts',
    summary: 'Add changes to a release',
    description:
      'The draft of a page, the pending changes or the draft of a post, which also needs `posts.publish`, or the draft of the brand (`kind` and `objectId` are `brand`), which also needs `brand.change`. A date of its own ends. From then on, only staff who may publish change it.',
    input: addPartSchema,
    answer: answer(releaseAnswer),
    refusals: [404, 409],
    example: { kind: 'page', objectId: 'home' },
  }).mutation(({ ctx, input }) => addPart(ctx.db, input, saverOf(ctx), ctx.now())),

  removePart: staffCall('pages.publish', {
    rest: 'DELETE /release-parts/{id}',
    summary: 'Take changes out of a release',
    description: 'They stay a draft.',
    input: releaseIdSchema,
    answer: empty(),
    refusals: [404, 409],
  }).mutation(async ({ ctx, input }) => {
    await removePart(ctx.db, input.id, saverOf(ctx), ctx.now());
    return {};
  }),

  publish: staffCall('pages.publish', {
    rest: 'POST /releases/{id}/publish',
    summary: 'Publish a release now',
    description: 'Refused with a sentence for each part that cannot be published; then none is.',
    input: releaseIdSchema,
    answer: empty(),
    refusals: [404, 409],
    events: ['page.published', 'page.unpublished', 'brand.published', 'post.updated', 'post.published'],
  }).mutation(async ({ ctx, input: { id } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      await openRelease(trx, id);
      for (const { kind } of await listParts(trx, id)) requireCapability(ctx, DRAFTED_PARTS[kind].publishRight);
      await publishReleaseWithin(trx, id, saverOf(ctx), ctx.now());
    });
    return {};
  }),

  cancel: staffCall('pages.publish', {
    rest: 'DELETE /releases/{id}',
    summary: 'Cancel a release',
    description: 'Its changes stay drafts.',
    input: releaseIdSchema,
    answer: empty(),
    refusals: [404, 409],
  }).mutation(async ({ ctx, input }) => {
    await cancelRelease(ctx.db, input.id, saverOf(ctx), ctx.now());
    return {};
  }),
});
