import { TRPCError } from '@trpc/server';
import { profileApprovalSchema, profileReturnSchema } from '@tideline/domain/author/author.schema';
import { recordAction } from '../audit/audit.repository.ts';
import { procedureFor, router } from '../rpc/procedures.ts';
import { findOwnAuthor } from './authors.repository.ts';
import { returnProfile, takeWaitingProfile } from './pending-profile-writes.repository.ts';
import { listWaitingProfiles } from './pending-profiles.repository.ts';
import { putOwnProfile, writeAuthor } from './save-author.ts';

/** Approval of profiles whose authors may not publish, by staff who may. */
export const profileApprovalsRouter = router({
  list: procedureFor('posts.publish').query(({ ctx }) => listWaitingProfiles(ctx.db, ctx.now())),

  /** Publishes the profile that was read. Refused when another one was submitted or published since. */
  approve: procedureFor('posts.publish')
    .input(profileApprovalSchema)
    .mutation(async ({ ctx, input: { formerVersion, ...read } }) => {
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

  sendBack: procedureFor('posts.publish')
    .input(profileReturnSchema)
    .mutation(async ({ ctx, input: { note, ...read } }) => {
      await ctx.db.transaction().execute(async (trx) => {
        if (!(await returnProfile(trx, read, { note, by: ctx.staff.id }, ctx.now()))) throw changed();
        await recordAction(trx, ctx.actor, { action: 'author.send-back', objectId: read.staffId }, ctx.now());
      });
      return {};
    }),
});

function changed(): TRPCError {
  const message = 'This profile was changed, answered or withdrawn meanwhile. Read what Overview shows now.';
  return new TRPCError({ code: 'CONFLICT', message });
}
