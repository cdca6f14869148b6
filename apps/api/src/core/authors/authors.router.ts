import { authorChangesSchema, authorIdSchema, newAuthorSchema } from '@tideline/domain/author/author.schema';
import { recordAction } from '../audit/audit.repository.ts';
import { procedureFor, publicProcedure, router } from '../rpc/procedures.ts';
import { deleteAuthor, findAuthor, listAuthors, listPeople, listProfileAccounts } from './authors.repository.ts';
import { ownProfileRouter } from './own-profile.router.ts';
import { profileApprovalsRouter } from './profile-approvals.router.ts';
import { addAuthor, changeAuthor, orNotFound, writeAuthor } from './save-author.ts';

const changeAuthors = procedureFor('authors.change');

export const authorsRouter = router({
  list: publicProcedure.query(({ ctx }) => listAuthors(ctx.db, ctx.now())),
  /** Who the About page shows. */
  people: publicProcedure.query(({ ctx }) => listPeople(ctx.db, ctx.now())),

  own: ownProfileRouter,
  approvals: profileApprovalsRouter,

  /** The accounts with and without a profile. */
  accounts: changeAuthors.query(({ ctx }) => listProfileAccounts(ctx.db)),

  add: changeAuthors
    .input(newAuthorSchema)
    .mutation(({ ctx, input }) => writeAuthor(ctx.db, (trx) => addAuthor(trx, ctx, input))),

  update: changeAuthors.input(authorChangesSchema).mutation(async ({ ctx, input: { id, ...changed } }) =>
    writeAuthor(ctx.db, async (trx) => {
      return changeAuthor(trx, ctx, orNotFound(await findAuthor(trx, id, ctx.now())), changed);
    }),
  ),

  remove: changeAuthors.input(authorIdSchema).mutation(async ({ ctx, input: { id } }) =>
    writeAuthor(ctx.db, async (trx) => {
      orNotFound((await deleteAuthor(trx, id)) || null);
      await recordAction(trx, ctx.actor, { action: 'author.remove', objectId: id }, ctx.now());
      return {};
    }),
  ),
});
