import { readExisting } from '../../../core/store/read-existing.ts';
import type { Db } from '../../../core/store/schema.ts';

/** How an account in a backup differs from the same account in the replaced database. */
export type ChangedAccount = { email: string; change: 'removed' | 'password' | 'second factor' | 'passkeys' };

type SignIn = Awaited<ReturnType<typeof readSignIn>>;

/**
 * Copies the second-factor codes spent since the backup, since each is valid once, and the counters of passkeys, which
 * reveal copies. Accounts, passwords, second factors and passkeys stay those of the backup, as it may be restored for their
 * sake.
 * @returns the accounts that differ in one of these; null when the database does not exist or is unreadable
 */
export async function transferSignIn(databaseUrl: string, to: Db): Promise<ChangedAccount[] | null> {
  const current = await readExisting(databaseUrl, 'recovery_codes', readSignIn).catch(() => null); // damaged
  // A database without an account was never used: this is a new machine.
  if (current === null || current.accounts.size === 0) return null;
  const before = await readSignIn(to);
  await spendCodes(to, current);
  await raiseCounters(to, current);
  return [...before.accounts.values()].flatMap((account) => {
    const change = changeOf(account.id, before, current);
    return change === null ? [] : [{ email: account.email, change }];
  });
}

function changeOf(id: string, before: SignIn, current: SignIn): ChangedAccount['change'] | null {
  const now = current.accounts.get(id);
  if (now === undefined) return 'removed';
  if (now.password_hash !== before.accounts.get(id)?.password_hash) return 'password';
  if (current.secrets.get(id)?.secret !== before.secrets.get(id)?.secret) return 'second factor';
  return namesOf(id, current) === namesOf(id, before) ? null : 'passkeys';
}

/** An account's passkeys as one text; equal texts mean equal passkeys. */
function namesOf(staffId: string, { passkeys }: SignIn): string {
  const own = passkeys.filter((passkey) => passkey.staff_id === staffId && passkey.suspected_at === null);
  return own
    .map((passkey) => passkey.credential_id)
    .toSorted()
    .join(' ');
}

async function raiseCounters(to: Db, current: SignIn): Promise<void> {
  await to.transaction().execute(async (trx) => {
    for (const { credential_id: credentialId, counter } of current.passkeys) {
      await trx
        .updateTable('passkeys')
        .set({ counter })
        .where('credential_id', '=', credentialId)
        .where('counter', '<', counter)
        .execute();
    }
  });
}

async function spendCodes(to: Db, current: SignIn): Promise<void> {
  await to.transaction().execute(async (trx) => {
    for (const { staff_id: staffId, secret, last_used_step: step } of current.secrets.values()) {
      await trx
        .updateTable('second_factors')
        .set({ last_used_step: step })
        .where('staff_id', '=', staffId)
        .where('secret', '=', secret)
        .where('last_used_step', '<', step)
        .execute();
    }
    for (const { code_hash: hash, used_at: usedAt } of current.usedCodes) {
      await trx
        .updateTable('recovery_codes')
        .set({ used_at: usedAt })
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null)
        .execute();
    }
  });
}

async function readSignIn(db: Db) {
  const accounts = await db.selectFrom('staff').select(['id', 'email', 'password_hash']).orderBy('email').execute();
  const secrets = await db
    .selectFrom('second_factors')
    .select(['staff_id', 'secret', 'last_used_step'])
    .where('confirmed_at', 'is not', null)
    .execute();
  const usedCodes = await db
    .selectFrom('recovery_codes')
    .select(['code_hash', 'used_at'])
    .where('used_at', 'is not', null)
    .execute();
  return {
    passkeys: await readPasskeys(db),
    accounts: new Map(accounts.map((account) => [account.id, account])),
    secrets: new Map(secrets.map((row) => [row.staff_id, row])),
    usedCodes,
  };
}

/** Empty when the database was written by a program without passkeys. */
async function readPasskeys(db: Db) {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'passkeys')) return [];
  return db.selectFrom('passkeys').select(['staff_id', 'credential_id', 'counter', 'suspected_at']).execute();
}
