import { authorAnswer, profileAccountAnswer } from '@tideline/domain/author/author.answer';
import { authorChangesSchema, authorIdSchema, newAuthorSchema } from '@tideline/domain/author/author.schema';
import { recordAction } from '../audit/audit.repository.ts';
import { answer, created, empty, list } from '../rpc/answers.ts';
import { pageProcedure, publicCall, router, staffCall } from '../rpc/procedures.ts';
import { deleteAuthor, findAuthor, listAuthors, listPeople, listProfileAccounts } from './authors.repository.ts';
import { ownProfileRouter } from './own-profile.router.ts';
import { profileApprovalsRouter } from './profile-approvals.router.ts';
import { addAuthor, changeAuthor, orNotFound, writeAuthor } from './save-author.ts';

export const authorsRouter = router({
  list: publicCall({
    rest: 'GET /authors',
    summary: 'List the authors, by name',
    description: 'The profiles that bylines and the pages of authors show.',
    answer: { ...list(authorAnswer), text: 'All authors' },
  }).query(({ ctx }) => listAuthors(ctx.db, ctx.now())),

  /** Who the About page shows. */
  people: pageProcedure.query(({ ctx }) => listPeople(ctx.db, ctx.now())),

  own: ownProfileRouter,
  approvals: profileApprovalsRouter,

  accounts: staffCall('authors.change', {
    rest: 'GET /author-accounts',
    summary: 'List the accounts with and without a profile',
    answer: list(profileAccountAnswer),
  }).query(({ ctx }) => listProfileAccounts(ctx.db)),

  add: staffCall('authors.change', {
    rest: 'POST /authors',
    summary: 'Add an author',
    description:
      'Only the name is required. `staffId` is the account of the author, `pictureId` a picture of the library.',
    input: newAuthorSchema,
    answer: created(authorAnswer),
    refusals: [409],
    example: { name: 'Maya Alvarez', role: 'Search', sentence: 'Counts aloud.' },
  }).mutation(({ ctx, input }) => writeAuthor(ctx.db, (trx) => addAuthor(trx, ctx, input))),

  update: staffCall('authors.change', {
    rest: 'PUT /authors/{id}',
    summary: 'Change an author',
    description: 'With `expectedVersion`, a profile that someone else saved since is left unchanged.',
    input: authorChangesSchema,
    answer: answer(authorAnswer),
    refusals: [404, 409],
    example: { role: 'Search and maps', expectedVersion: 1 },
  }).mutation(async ({ ctx, input: { id, ...changed } }) =>
    writeAuthor(ctx.db, async (trx) => {
      return changeAuthor(trx, ctx, orNotFound(await findAuthor(trx, id, ctx.now())), changed);
    }),
  ),

  remove: staffCall('authors.change', {
    rest: 'DELETE /authors/{id}',
    summary: 'Delete the profile of an author',
    description: 'The posts keep the name.',
    input: authorIdSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input: { id } }) =>
    writeAuthor(ctx.db, async (trx) => {
      orNotFound((await deleteAuthor(trx, id)) || null);
      await recordAction(trx, ctx.actor, { action: 'author.remove', objectId: id }, ctx.now());
      return {};
    }),
  ),
});
