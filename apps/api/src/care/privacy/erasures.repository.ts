import { createHmac, randomBytes } from 'node:crypto';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { Db } from '../../core/store/schema.ts';
import type { ErasuresTable } from '../../core/store/tables/privacy.ts';

/** An erasure. Its entry can only be found by someone who knows the address. */
export type Erasure = {
  id: string;
  /** The key of this entry's hash, in hex. */
  salt: string;
  emailHash: string;
  /** ISO 8601 in UTC. */
  erasedAt: string;
};

const SALT_BYTES = 32;

/** A new entry for an address. @param id a random id */
export function newErasure(id: string, email: string, erasedAt: string): Erasure {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { id, salt, emailHash: hashWith(Buffer.from(salt, 'hex'), email), erasedAt };
}

/** Whether an entry is about an address. */
export function isAbout(erasure: Erasure, email: string): boolean {
  return hashWith(Buffer.from(erasure.salt, 'hex'), email) === erasure.emailHash;
}

/**
 * Returns a function that finds the last erasure of an address; null for none. Each call computes up to one HMAC per entry:
 * do not call it in a transaction.
 */
export function lastErasureFinder(erasures: readonly Erasure[]): (email: string) => string | null {
  const newestFirst = erasures
    .toSorted((one, other) => other.erasedAt.localeCompare(one.erasedAt))
    .map(({ salt, emailHash, erasedAt }) => ({ salt: Buffer.from(salt, 'hex'), emailHash, erasedAt }));
  return (email) => newestFirst.find(({ salt, emailHash }) => hashWith(salt, email) === emailHash)?.erasedAt ?? null;
}

/** Whether an address was erased at `since` (ISO 8601 in UTC) or later. */
export async function wasErasedSince(db: Db, email: string, since: string): Promise<boolean> {
  const rows = await db.selectFrom('erasures').selectAll().where('erased_at', '>=', since).execute();
  return rows.some((row) => isAbout(toErasure(row), email));
}

/** Inserts entries; existing ones stay unchanged. */
export async function insertErasures(db: Db, erasures: readonly Erasure[]): Promise<void> {
  for (const { id, salt, emailHash, erasedAt } of erasures) {
    await db
      .insertInto('erasures')
      .values({ id, salt, email_hash: emailHash, erased_at: erasedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/** All entries, the oldest first. */
export async function listErasures(db: Db): Promise<Erasure[]> {
  const rows = await db.selectFrom('erasures').selectAll().orderBy('erased_at').orderBy('id').execute();
  return rows.map(toErasure);
}

function toErasure(row: ErasuresTable): Erasure {
  return { id: row.id, salt: row.salt, emailHash: row.email_hash, erasedAt: row.erased_at };
}

function hashWith(salt: Buffer, email: string): string {
  return createHmac('sha256', salt).update(emailKey(email)).digest('hex');
}
