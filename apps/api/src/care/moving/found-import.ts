import type { SiteImport } from '@tideline/domain/moving/site-import';
import { TRPCError } from '@trpc/server';
import type { Db } from '../../core/store/schema.ts';
import { findImport, type StoredImport } from './imports.repository.ts';
import { sumItems } from './sums.repository.ts';

/** An import as it is stored. @throws TRPCError NOT_FOUND */
export async function requireImport(db: Db, id: string): Promise<StoredImport> {
  const found = await findImport(db, id);
  if (!found) throw noSuchImport();
  return found;
}

/** An import with its sums. @throws TRPCError NOT_FOUND */
export async function readImport(db: Db, id: string): Promise<SiteImport> {
  return withSums(db, await requireImport(db, id));
}

/** The same of an import that was read. */
export async function withSums(db: Db, found: StoredImport): Promise<SiteImport> {
  const sums = found.system !== null ? await sumItems(db, found.id) : { counts: [], notes: [] };
  return { ...found, ...sums };
}

export function noSuchImport(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'There is no such import.' });
}
