import { randomUUID } from 'node:crypto';
import { changeOneRow } from './site-database.ts';
import { staffLogin } from './staff-login.ts';

/**
 * Adds an account to the running site, with the password of the first account, and its role if `role` is null. Writes to the
 * database, because the command line would need a second of CPU time.
 * @returns the credentials of Noor Haddad
 */
export function addOwnAccount(name: string, dataDir?: string, role: string | null = null): typeof staffLogin {
  const email = `${name}@tideline.example`;
  changeOneRow(
    `insert into staff (id, email, email_key, name, role, password_hash, created_at)
     select ?, ?, ?, 'Noor Haddad', coalesce(?, role), password_hash, created_at from staff where email = ?`,
    [randomUUID(), email, email.toLowerCase(), role, staffLogin.email],
    'There is no first account.',
    dataDir,
  );
  return { email, password: staffLogin.password };
}
