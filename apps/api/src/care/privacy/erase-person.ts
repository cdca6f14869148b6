import { randomUUID } from 'node:crypto';
import { emailKey } from '@tideline/domain/subscriber/email-address';
import type { PersonCounts } from '@tideline/domain/privacy/person';
import { recordAction, type Actor } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findSecretKey, keyedHash } from '../../core/store/secret-key.repository.ts';
import { findAddressKey } from '../../audience/subscribers/address-keys.ts';
import { insertErasures, newErasure } from './erasures.repository.ts';
import { deletePerson } from './delete-person.repository.ts';

/**
 * Erases everything about an address and stores an erasure entry with its salted hash, so that a restore repeats the
 * erasure.
 * @returns the number of deleted rows
 */
export async function erasePerson(
  db: Db,
  email: string,
  actor: Actor,
  now: string,
  detail: { isByPerson?: true } = {},
): Promise<PersonCounts> {
  const [objectId, addressKey] = [await hashPerson(db, email), await findAddressKey(db)];
  return db.transaction().execute(async (trx) => {
    const counts = await deletePerson(trx, email, { until: now, addressKey });
    await insertErasures(trx, [newErasure(randomUUID(), email, now)]);
    await recordAction(trx, actor, { action: 'person.erase', objectId, detail: { ...counts, ...detail } }, now);
    return counts;
  });
}

/** The pseudonym of a person in the audit log: a keyed hash of the address. */
export async function hashPerson(db: Db, email: string): Promise<string> {
  return keyedHash(await findSecretKey(db, 'people'), `person ${emailKey(email)}`)
    .toString('hex')
    .slice(0, 32);
}
