import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { PublicAuthor } from '@tideline/domain/author/author';
import type { AuthorChanges, NewAuthor } from '@tideline/domain/author/author.schema';
import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { recordAction } from '../audit/audit.repository.ts';
import type { Context } from '../context.ts';
import { FieldRefused } from '../rpc/errors.ts';
import { lockContentVersion } from '../store/content-version.repository.ts';
import type { Db, Trx } from '../store/schema.ts';
import { isUniqueViolation } from '../store/unique-violation.ts';
import { findAuthor, insertAuthor, type StoredAuthor, updateAuthor } from './authors.repository.ts';

type Caller = Pick<Context, 'actor' | 'now'>;

/** Writes profiles, one transaction after another. @throws TRPCError CONFLICT when the name is taken */
export async function writeAuthor<Result>(db: Db, write: (trx: Trx) => Promise<Result>): Promise<Result> {
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

/** Adds a profile. @throws TRPCError BAD_REQUEST without the picture or account, CONFLICT when that has a profile */
export async function addAuthor(trx: Trx, caller: Caller, author: NewAuthor): Promise<PublicAuthor> {
  const id = randomUUID();
  await requirePicture(trx, author.pictureId);
  await requireFreeAccount(trx, author.staffId, id);
  await insertAuthor(trx, id, author, caller.now());
  await recordAction(trx, caller.actor, { action: 'author.add', objectId: id }, caller.now());
  return orNotFound(await findAuthor(trx, id, caller.now()));
}

/**
 * Changes some fields of a profile.
 * @throws TRPCError as `addAuthor`, and CONFLICT when it has another version than the one expected
 */
export async function changeAuthor(
  trx: Trx,
  caller: Caller,
  before: PublicAuthor,
  { changes, expectedVersion }: Pick<AuthorChanges, 'changes' | 'expectedVersion'>,
): Promise<PublicAuthor> {
  const { id, version } = before;
  if (expectedVersion !== undefined && expectedVersion !== version) throw overtaken();
  const author: StoredAuthor = { ...toFields(before), ...withoutMissing(changes) };
  await requirePicture(trx, author.pictureId);
  await requireFreeAccount(trx, author.staffId ?? null, id);
  const isUpdated = await updateAuthor(trx, id, author, { now: caller.now(), expectedVersion: version });
  if (!isUpdated) throw overtaken();
  const act = { action: 'author.change', objectId: id, detail: { version: version + 1 } } as const;
  await recordAction(trx, caller.actor, act, caller.now());
  return orNotFound(await findAuthor(trx, id, caller.now()));
}

/** @throws TRPCError NOT_FOUND for null */
export function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such author any more.' });
  return found;
}

export function overtaken(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: 'Somebody else has changed this author. Open it again.' });
}

async function requirePicture(trx: Trx, id: string | null): Promise<void> {
  if (id === null) return;
  const row = await trx.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst();
  if (row) return;
  const message = 'There is no such picture any more.';
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('pictureId') });
}

async function requireFreeAccount(trx: Trx, staffId: string | null, authorId: string): Promise<void> {
  if (staffId === null) return;
  const account = await trx
    .selectFrom('staff')
    .leftJoin('authors', 'authors.staff_id', 'staff.id')
    .select('authors.id as author_id')
    .where('staff.id', '=', staffId)
    .executeTakeFirst();
  if (account && (account.author_id === null || account.author_id === authorId)) return;
  throw new TRPCError({
    code: account ? 'CONFLICT' : 'BAD_REQUEST',
    message: account ? 'This colleague has another profile.' : 'There is no such account any more.',
    cause: new FieldRefused('staffId'),
  });
}

function toFields({ name, role, sentence, bio, pictureUrl }: PublicAuthor): StoredAuthor {
  return { name, role, sentence, bio, pictureId: parsePictureUrl(pictureUrl ?? '')?.id ?? null };
}

function withoutMissing<Changes extends object>(
  changes: Changes,
): { [Name in keyof Changes]-?: NonNullable<Changes[Name]> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never;
}
