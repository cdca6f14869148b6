import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { PublicAuthor } from '@tideline/domain/author/author';
import {
  authorChangesSchema,
  authorIdSchema,
  newAuthorSchema,
  type NewAuthor,
} from '@tideline/domain/author/author.schema';
import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { recordAction } from '../audit/audit.repository.ts';
import { FieldRefused } from '../rpc/errors.ts';
import { procedureFor, publicProcedure, router } from '../rpc/procedures.ts';
import { lockContentVersion } from '../store/content-version.repository.ts';
import type { Db, Trx } from '../store/schema.ts';
import { isUniqueViolation } from '../store/unique-violation.ts';
import { deleteAuthor, findAuthor, insertAuthor, listAuthors, listPeople, updateAuthor } from './authors.repository.ts';

const changeAuthors = procedureFor('authors.change');

export const authorsRouter = router({
  list: publicProcedure.query(({ ctx }) => listAuthors(ctx.db, ctx.now())),
  /** Who the About page shows. */
  people: publicProcedure.query(({ ctx }) => listPeople(ctx.db, ctx.now())),

  add: changeAuthors.input(newAuthorSchema).mutation(async ({ ctx, input }) => {
    const id = randomUUID();
    return writeAuthor(ctx.db, async (trx) => {
      await requirePicture(trx, input.pictureId);
      await insertAuthor(trx, id, input, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'author.add', objectId: id }, ctx.now());
      return orNotFound(await findAuthor(trx, id, ctx.now()));
    });
  }),

  update: changeAuthors.input(authorChangesSchema).mutation(async ({ ctx, input: { id, changes, expectedVersion } }) =>
    writeAuthor(ctx.db, async (trx) => {
      const before = orNotFound(await findAuthor(trx, id, ctx.now()));
      if (expectedVersion !== undefined && expectedVersion !== before.version) throw overtaken();
      const author = { ...toFields(before), ...withoutMissing(changes) };
      await requirePicture(trx, author.pictureId);
      const isUpdated = await updateAuthor(trx, id, author, { now: ctx.now(), expectedVersion: before.version });
      if (!isUpdated) throw overtaken();
      const detail = { version: before.version + 1 };
      await recordAction(trx, ctx.actor, { action: 'author.change', objectId: id, detail }, ctx.now());
      return orNotFound(await findAuthor(trx, id, ctx.now()));
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

/** @throws TRPCError CONFLICT when the name is taken */
async function writeAuthor<Result>(db: Db, write: (trx: Trx) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      return write(trx);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const message = 'There is already an author of this name.';
    throw new TRPCError({ code: 'CONFLICT', message, cause: new FieldRefused('name') });
  }
}

async function requirePicture(trx: Trx, id: string | null): Promise<void> {
  if (id === null) return;
  const row = await trx.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst();
  if (row) return;
  const message = 'There is no such picture any more.';
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('pictureId') });
}

function toFields({ name, role, sentence, bio, pictureUrl }: PublicAuthor): NewAuthor {
  return { name, role, sentence, bio, pictureId: parsePictureUrl(pictureUrl ?? '')?.id ?? null };
}

function withoutMissing<Changes extends object>(
  changes: Changes,
): { [Name in keyof Changes]-?: NonNullable<Changes[Name]> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never;
}

function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such author any more.' });
  return found;
}

function overtaken(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: 'Somebody else has changed this author. Open it again.' });
}
