import { DEFAULT_RETENTION, type Retention } from '@tideline/domain/privacy/retention';
import type { Db } from '../store/schema.ts';

/** The retention periods; the defaults until staff save others. */
export async function findRetention(db: Db): Promise<Retention> {
  const row = await db
    .selectFrom('retention')
    .select(['contact_months', 'session_days', 'unconfirmed_days', 'audit_months'])
    .where('id', '=', 1)
    .executeTakeFirst();
  if (!row) return DEFAULT_RETENTION;
  return {
    contactMonths: row.contact_months,
    sessionDays: row.session_days,
    unconfirmedDays: row.unconfirmed_days,
    auditMonths: row.audit_months,
  };
}

/** Replaces all periods. */
export async function updateRetention(db: Db, retention: Retention, now: string): Promise<void> {
  const values = {
    contact_months: retention.contactMonths,
    session_days: retention.sessionDays,
    unconfirmed_days: retention.unconfirmedDays,
    audit_months: retention.auditMonths,
    updated_at: now,
  };
  await db
    .insertInto('retention')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
