import { randomBytes, randomUUID } from 'node:crypto';
import { PROGRAM, recordAction } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { isUniqueViolation } from '../../core/store/unique-violation.ts';
import { findSettings } from '../../core/settings/settings.repository.ts';
import { countStaff, insertStaff } from './account/accounts.repository.ts';
import { hashPassword } from './password/password.ts';
import { weakPassword } from './password/weak-password.ts';

const DEFAULT_EMAIL = 'admin@tideline.example';

/** The account created on the first start. */
export type FirstAdmin = {
  email: string;
  /** Shown once; null when the operator chose the password. */
  generatedPassword: string | null;
};

/**
 * Creates the first account if there is none, with the given password or a random one.
 * @returns null when there is an account already
 * @throws Error naming the environment variable when the given password is too weak
 */
export async function createFirstAdmin(
  db: Db,
  given: { email: string | null; password: string | null },
  now: string,
): Promise<FirstAdmin | null> {
  if ((await countStaff(db)) > 0) return null;
  const email = given.email ?? DEFAULT_EMAIL;
  if (given.password !== null) await refuseWeakPassword(db, given.password, email);
  const generatedPassword = given.password === null ? randomBytes(15).toString('base64url') : null;
  const passwordHash = await hashPassword(given.password ?? generatedPassword ?? '');
  try {
    await db.transaction().execute(async (trx) => {
      const id = randomUUID();
      await insertStaff(trx, { id, email, name: 'Admin', passwordHash }, now);
      await recordAction(trx, PROGRAM, { action: 'staff.add', objectId: id, detail: { account: email } }, now);
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null; // another server created it in parallel
    throw error;
  }
  return { email, generatedPassword };
}

async function refuseWeakPassword(db: Db, password: string, email: string): Promise<void> {
  const { siteTitle, contactEmail } = await findSettings(db);
  const problem = await weakPassword(password, [siteTitle, contactEmail, email]);
  if (problem !== null) throw new Error(`ADMIN_PASSWORD cannot be the first account's. ${problem}`);
}
