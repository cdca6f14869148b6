import type { MailAccount, MailAccountKind } from '@tideline/domain/mail/mail-account';
import type { Db, Trx } from '../store/schema.ts';

/** An account as stored. */
export type StoredMailAccount = MailAccount & {
  kind: MailAccountKind;
  /** Empty without a password. */
  sealedPassword: string;
  /** Who set it; empty when their account was removed. */
  changedBy: string;
  changedAt: string;
};

/** The accounts that staff have set. */
export async function listMailAccounts(db: Db): Promise<StoredMailAccount[]> {
  const rows = await db
    .selectFrom('mail_accounts')
    .leftJoin('staff', 'staff.id', 'mail_accounts.staff_id')
    .selectAll('mail_accounts')
    .select('staff.name as staff_name')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    host: row.host,
    port: row.port,
    security: row.security,
    user: row.user_name,
    sealedPassword: row.sealed_password,
    changedBy: row.staff_name ?? '',
    changedAt: row.updated_at,
  }));
}

/** Sets one of the two accounts. */
export async function putMailAccount(
  trx: Trx,
  account: MailAccount & { kind: MailAccountKind; sealedPassword: string },
  staffId: string,
  now: string,
): Promise<void> {
  const { kind, host, port, security, user, sealedPassword } = account;
  // An account that was removed meanwhile has no row.
  const staff = await trx.selectFrom('staff').select('id').where('id', '=', staffId).executeTakeFirst();
  const values = {
    host,
    port,
    security,
    user_name: user,
    sealed_password: sealedPassword,
    staff_id: staff?.id ?? null,
    updated_at: now,
  };
  await trx
    .insertInto('mail_accounts')
    .values({ kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute();
}

/** Removes one; false when there is none. */
export async function deleteMailAccount(trx: Trx, kind: MailAccountKind): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('mail_accounts').where('kind', '=', kind).executeTakeFirst();
  return numDeletedRows > 0n;
}
