import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { PublicAuthor } from '@tideline/domain/author/author';
import { type AuthorTexts, ownProfileSchema } from '@tideline/domain/author/author.schema';
import { recordAction } from '../audit/audit.repository.ts';
import { router, staffProcedure } from '../rpc/procedures.ts';
import type { Trx } from '../store/schema.ts';
import { findAuthorNamed, findOwnAuthor } from './authors.repository.ts';
import { requirePicture } from './author-references.ts';
import { deletePendingProfile, putPendingProfile } from './pending-profile-writes.repository.ts';
import { findPendingProfile } from './pending-profiles.repository.ts';
import { type Caller, nameTaken, overtaken, putOwnProfile, writeAuthor } from './save-author.ts';

const ownProfile = staffProcedure('posts.edit', 'own-account');

/** The caller's own author profile, shown in bylines, on the About page and on the author's page. */
export const ownProfileRouter = router({
  /** The public profile; null without one. */
  read: ownProfile.query(({ ctx }) => findOwnAuthor(ctx.db, ctx.staff.id, ctx.now())),

  /** The profile that waits for approval or was sent back; null without one. */
  pending: ownProfile.query(({ ctx }) => findPendingProfile(ctx.db, ctx.staff.id)),

  /** Publishes the profile if the caller may publish posts, else submits it for approval. Answers the public profile. */
  save: ownProfile.input(ownProfileSchema).mutation(async ({ ctx, input: { expectedVersion, ...profile } }) =>
    writeAuthor(ctx.db, async (trx) => {
      const staffId = ctx.staff.id;
      const before = await findOwnAuthor(trx, staffId, ctx.now());
      if (before && before.version !== expectedVersion) throw overtaken();
      if (!ctx.capabilities.has('posts.publish')) {
        await submitProfile(trx, ctx, { staffId, before, profile });
        return before;
      }
      await deletePendingProfile(trx, staffId);
      return putOwnProfile(trx, ctx, { staffId, before, profile });
    }),
  ),

  /** Readers keep what they see. */
  withdraw: ownProfile.mutation(async ({ ctx }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const isWithdrawn = await deletePendingProfile(trx, ctx.staff.id);
      if (!isWithdrawn)
        throw new TRPCError({ code: 'CONFLICT', message: 'Your profile is no longer waiting for approval.' });
      await recordAction(trx, ctx.actor, { action: 'author.withdraw', objectId: ctx.staff.id }, ctx.now());
    });
    return {};
  }),
});

async function submitProfile(
  trx: Trx,
  caller: Caller,
  { staffId, before, profile }: { staffId: string; before: PublicAuthor | null; profile: AuthorTexts },
): Promise<void> {
  const namesake = await findAuthorNamed(trx, profile.name, caller.now());
  if (namesake && namesake.id !== before?.id) throw nameTaken();
  await requirePicture(trx, profile.pictureId);
  const version = randomUUID();
  await putPendingProfile(trx, { staffId, version }, profile, caller.now());
  await recordAction(
    trx,
    caller.actor,
    { action: 'author.submit', objectId: staffId, detail: { version } },
    caller.now(),
  );
}
