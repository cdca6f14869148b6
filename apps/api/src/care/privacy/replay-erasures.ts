import { dirname } from 'node:path';
import { readExisting } from '../../core/store/read-existing.ts';
import type { Db } from '../../core/store/schema.ts';
import { findAddressKey } from '../../audience/subscribers/address-keys.ts';
import { readErasureList } from './erasure-list.ts';
import { insertErasures, lastErasureFinder, listErasures, type Erasure } from './erasures.repository.ts';
import { deletePerson } from './delete-person.repository.ts';
import { listAddresses } from './person.repository.ts';

/**
 * The erasures to apply to a restored backup: those of the lists in the backup folders and of the replaced database. If that
 * database is unreadable, only the lists are used, and `problem` says so in a sentence.
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
 * Applies erasures again and stores their entries. Data newer than an erasure stays.
 * @returns the number of people erased again
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
