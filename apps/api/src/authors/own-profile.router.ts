import { ownProfileSchema } from '@tideline/domain/author/author.schema';
import { procedureFor, router } from '../rpc/procedures.ts';
import { findOwnAuthor } from './authors.repository.ts';
import { addAuthor, changeAuthor, overtaken, writeAuthor } from './save-author.ts';

/** The profile of the caller, who writes posts: bylines, the About page and the page of the author show it. */
export const ownProfileRouter = router({
  /** Null until the first save. */
  read: procedureFor('posts.edit').query(({ ctx }) => findOwnAuthor(ctx.db, ctx.staff.id, ctx.now())),

  save: procedureFor('posts.edit')
    .input(ownProfileSchema)
    .mutation(async ({ ctx, input: { expectedVersion, ...profile } }) =>
      writeAuthor(ctx.db, async (trx) => {
        const before = await findOwnAuthor(trx, ctx.staff.id, ctx.now());
        if (!before) return addAuthor(trx, ctx, { ...profile, staffId: ctx.staff.id });
        if (expectedVersion === null) throw overtaken();
        return changeAuthor(trx, ctx, before, { changes: profile, expectedVersion });
      }),
    ),
});
