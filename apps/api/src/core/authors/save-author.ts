import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import type { PublicAuthor } from '@tideline/domain/author/author';
import type { AuthorChanges, AuthorTexts, NewAuthor } from '@tideline/domain/author/author.schema';
import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { recordAction } from '../audit/audit.repository.ts';
import type { Context } from '../../context.ts';
import { FieldRefused } from '../rpc/errors.ts';
import { lockContentVersion } from '../store/content-version.repository.ts';
import type { Db, Trx } from '../store/schema.ts';
import { isUniqueViolation } from '../store/unique-violation.ts';
import { requireFreeAccount, requirePicture } from './author-references.ts';
import { findAuthor, insertAuthor, type StoredAuthor, updateAuthor } from './authors.repository.ts';

/** Who writes a profile, and when. */
export type Caller = Pick<Context, 'actor' | 'now'>;

/** Writes profiles, one transaction after another. @throws TRPCError CONFLICT when the name is taken */
export async function writeAuthor<Result>(db: Db, write: (trx: Trx) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockContentVersion(trx);
      return write(trx);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

export function nameTaken(): TRPCError {
  const message = 'An author with this name already exists.';
  return new TRPCError({ code: 'CONFLICT', message, cause: new FieldRefused('name') });
}

/**
 * Adds a profile.
 * @throws TRPCError BAD_REQUEST when the picture or account does not exist, CONFLICT when the account has a profile
 */
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
 * @throws TRPCError as `addAuthor`, and CONFLICT when the version is not the expected one
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

/**
 * Publishes the profile of an account: its first one, or a replacement of `before`.
 * @throws as `addAuthor` and `changeAuthor`
 */
export function putOwnProfile(
  trx: Trx,
  caller: Caller,
  { staffId, before, profile }: { staffId: string; before: PublicAuthor | null; profile: AuthorTexts },
): Promise<PublicAuthor> {
  if (!before) return addAuthor(trx, caller, { ...profile, staffId });
  return changeAuthor(trx, caller, before, { changes: profile, expectedVersion: before.version });
}

/** @throws TRPCError NOT_FOUND for null */
export function orNotFound<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This author no longer exists.' });
  return found;
}

export function overtaken(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: 'Someone else changed this author. Open it again.' });
}

function toFields({ name, role, sentence, bio, pictureUrl }: PublicAuthor): StoredAuthor {
  return { name, role, sentence, bio, pictureId: parsePictureUrl(pictureUrl ?? '')?.id ?? null };
}

function withoutMissing<Changes extends object>(
  changes: Changes,
): { [Name in keyof Changes]-?: NonNullable<Changes[Name]> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never;
}
