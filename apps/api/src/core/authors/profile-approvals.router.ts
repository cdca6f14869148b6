import { TRPCError } from '@trpc/server';
import { waitingProfileAnswer } from '@tideline/domain/author/author.answer';
import { profileApprovalSchema, profileReturnSchema } from '@tideline/domain/author/author.schema';
import { recordAction } from '../audit/audit.repository.ts';
import { empty, list } from '../rpc/answers.ts';
import { router, staffCall } from '../rpc/procedures.ts';
import { findOwnAuthor } from './authors.repository.ts';
import { returnProfile, takeWaitingProfile } from './pending-profile-writes.repository.ts';
import { listWaitingProfiles } from './pending-profiles.repository.ts';
import { putOwnProfile, writeAuthor } from './save-author.ts';

/** Approval of profiles whose authors may not publish, by staff who may. */
export const profileApprovalsRouter = router({
  list: staffCall('posts.publish', {
    rest: 'GET /author-approvals',
    summary: 'List the profiles that are waiting for approval',
    answer: list(waitingProfileAnswer),
  }).query(({ ctx }) => listWaitingProfiles(ctx.db, ctx.now())),

  approve: staffCall('posts.publish', {
    rest: 'POST /author-approvals/{id}/approve',
    summary: 'Approve and publish a profile',
    description:
      '`id` is the `staffId` of the profile. Refused if a different version was submitted or published after it was read: `version` is that of the profile, `formerVersion` that of `former`.',
    input: profileApprovalSchema,
    idField: 'staffId',
    answer: empty(),
    refusals: [409],
    example: { version: '6f0b8f6e-2f0a-4a34-9d0f-0d5f0d7a7a11', formerVersion: 3 },
  }).mutation(async ({ ctx, input: { formerVersion, ...read } }) => {
    await writeAuthor(ctx.db, async (trx) => {
      const profile = await takeWaitingProfile(trx, read);
      const before = await findOwnAuthor(trx, read.staffId, ctx.now());
      if (!profile || (before?.version ?? null) !== formerVersion) throw changed();
      await putOwnProfile(trx, ctx, { staffId: read.staffId, before, profile });
      const act = { action: 'author.approve', objectId: read.staffId, detail: { version: read.version } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
    });
    return {};
  }),

  sendBack: staffCall('posts.publish', {
    rest: 'POST /author-approvals/{id}/send-back',
    summary: 'Send a profile back to its author',
    description: '`id` is the `staffId` of the profile.',
    input: profileReturnSchema,
    idField: 'staffId',
    answer: empty(),
    refusals: [409],
    example: { version: '6f0b8f6e-2f0a-4a34-9d0f-0d5f0d7a7a11', note: 'The year is wrong.' },
  }).mutation(async ({ ctx, input: { note, ...read } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await returnProfile(trx, read, { note, by: ctx.staff.id }, ctx.now()))) throw changed();
      await recordAction(trx, ctx.actor, { action: 'author.send-back', objectId: read.staffId }, ctx.now());
    });
    return {};
  }),
});

function changed(): TRPCError {
  const message =
    'This profile was changed, answered or withdrawn in the meantime. See Overview for its current state.';
  return new TRPCError({ code: 'CONFLICT', message });
}
