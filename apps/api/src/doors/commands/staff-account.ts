import { findStaffForLogin, lockAdmins } from '../../accounts/auth/account/accounts.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import { CommandError } from './command-error.ts';

/** The account with an address. @throws CommandError when there is none */
export async function requireAccount(db: Db, email: string) {
  const account = await findStaffForLogin(db, email);
  if (!account) throw unknownAccount(email);
  return account;
}

/** Locks the admins, and requires that another one remains. */
export async function requireOtherAdmin(trx: Trx, id: string, email: string): Promise<void> {
  const admins = await lockAdmins(trx);
  if (admins.length > 1 || admins[0] !== id) return;
  throw new CommandError(
    `${email} is the only account of an admin: nobody could change settings or the team anymore. Add another one first.`,
  );
}

/** The refusal of a command on an unknown account. */
export function unknownAccount(email: string): CommandError {
  return new CommandError(`There is no account with the address ${email}. See: npm run admin -- list`);
}
