import { emailKey } from '@tideline/domain/subscriber/email-address';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { findSecretKey, keyedHash } from '../../../core/store/secret-key.repository.ts';
import { addressPrefix } from '../../../core/limits/caller-network.ts';

/** How long a network stays known after a sign-in. */
const KNOWN_MS = 90 * DAY_MS;
/** How long a network allowed by the operator stays known. A sign-in from there extends it like any other. */
const ALLOWED_MS = DAY_MS;
/** Maximum number of known networks of an account; the oldest are removed. */
const NETWORKS_MAX = 20;

/**
 * A keyed hash of account and network; the account need not exist. Neither can be found out from the hash without the
 * database. Call this before a transaction begins.
 */
export async function hashNetwork(db: Db, email: string, clientAddress: string): Promise<string> {
  const key = await findSecretKey(db, 'networks');
  return keyedHash(key, `${emailKey(email)} ${addressPrefix(clientAddress)}`).toString('hex');
}

/** Whether the network is known at `now`, through a recent sign-in to the account or the operator. */
export async function isKnownNetwork(db: Db, networkHash: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('staff_id')
    .where('network_hash', '=', networkHash)
    .where('known_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a sign-in from a network, and drops all but the latest networks of the account. */
export async function insertKnownNetwork(trx: Trx, staffId: string, networkHash: string, now: string): Promise<void> {
  await upsertNetwork(trx, staffId, networkHash, later(now, KNOWN_MS));
  const latest = trx
    .selectFrom('known_networks')
    .select('network_hash')
    .where('staff_id', '=', staffId)
    .orderBy('known_until', 'desc')
    .orderBy('network_hash')
    .limit(NETWORKS_MAX);
  await trx
    .deleteFrom('known_networks')
    .where('staff_id', '=', staffId)
    .where('network_hash', 'not in', latest)
    .where('known_until', '>', later(now, ALLOWED_MS)) // an allowed network is not dropped: it expires soon enough
    .execute();
}

/** Allows sign-ins from a network for a day, regardless of attempts from elsewhere. */
export async function allowNetwork(trx: Trx, staffId: string, networkHash: string, now: string): Promise<void> {
  await upsertNetwork(trx, staffId, networkHash, later(now, ALLOWED_MS));
}

/** Removes all known networks of an account: somebody who knew the old password may have signed in from one. */
export async function deleteKnownNetworks(trx: Trx, staffId: string): Promise<void> {
  await trx.deleteFrom('known_networks').where('staff_id', '=', staffId).execute();
}

/** Deletes networks that are no longer known. */
export async function deleteExpiredNetworks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('known_networks').where('known_until', '<=', now).execute();
}

async function upsertNetwork(trx: Trx, staffId: string, networkHash: string, knownUntil: string): Promise<void> {
  await trx
    .insertInto('known_networks')
    .values({ network_hash: networkHash, staff_id: staffId, known_until: knownUntil })
    .onConflict((conflict) =>
      conflict
        .column('network_hash')
        .doUpdateSet({ staff_id: staffId, known_until: knownUntil })
        .where('known_networks.known_until', '<', knownUntil),
    )
    .execute();
}
