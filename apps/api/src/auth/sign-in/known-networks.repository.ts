import { emailKey } from '@tideline/domain/subscriber/email-address';
import { DAY_MS, earlier, HOUR_MS, later } from '@tideline/domain/site/instant';
import type { Db, Trx } from '../../store/schema.ts';
import { findSecretKey, keyedHash } from '../../store/secret-key.repository.ts';
import { addressPrefix } from '../../limits/rate-limit.ts';

/** How long somebody is known where they have signed in, in days. */
export const KNOWN_DAYS = 90;
/** How long somebody is let in at a new place, in hours; a sign-in there makes it a known one. */
const LET_IN_HOURS = 24;
/** Of one account: who is always on the way keeps the latest. */
const NETWORKS_MAX = 20;

/**
 * What stands for an account at an address, whether either exists: a keyed hash, from which nobody without the database
 * can tell either. Ask before a transaction begins.
 */
export async function hashNetwork(db: Db, email: string, clientAddress: string): Promise<string> {
  const key = await findSecretKey(db, 'networks');
  return keyedHash(key, `${emailKey(email)} ${addressPrefix(clientAddress)}`).toString('hex');
}

/** Whether the account was signed in to from there not long before `now`, or its owner was let in there. */
export async function isKnownNetwork(db: Db, networkHash: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('staff_id')
    .where('network_hash', '=', networkHash)
    .where('signed_in_at', '>', oldestKnown(now))
    .unionAll(
      db
        .selectFrom('let_in_networks')
        .select('staff_id')
        .where('network_hash', '=', networkHash)
        .where('expires_at', '>', now),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that somebody has signed in from there. */
export async function keepKnownNetwork(trx: Trx, staffId: string, networkHash: string, now: string): Promise<void> {
  await trx
    .insertInto('known_networks')
    .values({ network_hash: networkHash, staff_id: staffId, signed_in_at: now })
    .onConflict((conflict) => conflict.column('network_hash').doUpdateSet({ staff_id: staffId, signed_in_at: now }))
    .execute();
  const latest = trx
    .selectFrom('known_networks')
    .select('network_hash')
    .where('staff_id', '=', staffId)
    .orderBy('signed_in_at', 'desc')
    .orderBy('network_hash')
    .limit(NETWORKS_MAX);
  await trx
    .deleteFrom('known_networks')
    .where('staff_id', '=', staffId)
    .where('network_hash', 'not in', latest)
    .execute();
}

/** Notes that the account's owner may sign in from there for a while, whoever guesses elsewhere. */
export async function keepLetInNetwork(trx: Trx, staffId: string, networkHash: string, now: string): Promise<void> {
  const expiresAt = later(now, LET_IN_HOURS * HOUR_MS);
  await trx
    .insertInto('let_in_networks')
    .values({ network_hash: networkHash, staff_id: staffId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('network_hash').doUpdateSet({ staff_id: staffId, expires_at: expiresAt }))
    .execute();
}

/**
 * Forgets where an account was signed in to or its owner let in, and ends the links that would let in: it may have been
 * somebody who knew the old password.
 */
export async function forgetKnownNetworks(trx: Trx, staffId: string): Promise<void> {
  // The links first: one that is being used keeps us waiting, and what it has opened by then goes, too.
  for (const table of ['let_in_links', 'let_in_networks', 'known_networks'] as const) {
    await trx.deleteFrom(table).where('staff_id', '=', staffId).execute();
  }
}

/** Forgets the networks from which nobody has signed in for long, and what has let in long enough. */
export async function deleteOldNetworks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('known_networks').where('signed_in_at', '<=', oldestKnown(now)).execute();
  await db.deleteFrom('let_in_networks').where('expires_at', '<=', now).execute();
  await db.deleteFrom('let_in_links').where('expires_at', '<=', now).execute();
}

function oldestKnown(now: string): string {
  return earlier(now, KNOWN_DAYS * DAY_MS);
}
