import { dirname } from 'node:path';
import { readExisting } from '../store/read-existing.ts';
import type { Db } from '../store/schema.ts';
import { findAddressKey } from '../subscribers/address-keys.ts';
import { readErasureList } from './erasure-list.ts';
import { insertErasures, lastErasureFinder, listErasures, type Erasure } from './erasures.repository.ts';
import { deletePerson } from './delete-person.repository.ts';
import { listAddresses } from './person.repository.ts';

/**
 * Whose data must not come back with a backup: those on the lists beside the backups, and those that the database knows
 * in whose place the backup is put. A backup may be needed because that database is damaged: then the lists have to do,
 * and `problem` says so in a sentence.
 * @throws Error when a list is damaged
 */
export async function gatherErasures(places: {
  databaseUrl: string;
  backupDir: string;
  file: string;
}): Promise<{ erasures: Erasure[]; problem: string | null }> {
  const found = [...(await readErasureList(places.backupDir)), ...(await readErasureList(dirname(places.file)))];
  let problem: string | null = null;
  try {
    found.push(...((await readExisting(places.databaseUrl, 'erasures', listErasures)) ?? []));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problem = `Who was erased could not be read from the database that was there (${reason}): only erasures.json was used.`;
  }
  return { erasures: [...new Map(found.map((erasure) => [erasure.id, erasure])).values()], problem };
}

/**
 * Erases again whoever was erased before, and keeps the entries. What somebody has sent since their erasure stays.
 * @returns how many people had come back
 */
export async function replayErasures(db: Db, erasures: readonly Erasure[]): Promise<number> {
  const all = [...new Map([...(await listErasures(db)), ...erasures].map((entry) => [entry.id, entry])).values()];
  const addresses = all.length > 0 ? await listAddresses(db) : [];
  const addressKey = await findAddressKey(db);
  const findLast = lastErasureFinder(all);
  const erased = addresses.flatMap((address) => {
    const until = findLast(address);
    return until === null ? [] : [{ address, until }];
  });
  return db.transaction().execute(async (trx) => {
    await insertErasures(trx, all);
    let people = 0;
    for (const { address, until } of erased) {
      const { enquiries, subscriptions } = await deletePerson(trx, address, { until, addressKey });
      if (enquiries + subscriptions > 0) people += 1;
    }
    return people;
  });
}
