import { DEFAULT_RETENTION, type Retention } from '@tideline/domain/privacy/retention';
import type { Selectable } from 'kysely';
import type { Db } from '../store/schema.ts';
import type { RetentionTable } from '../store/tables/privacy.ts';

export const RETENTION_COLUMNS = ['contact_months', 'session_days', 'unconfirmed_days', 'audit_months'] as const;

type RetentionRow = Pick<Selectable<RetentionTable>, (typeof RETENTION_COLUMNS)[number]>;

/** The retention periods; the defaults until staff save others. */
export async function findRetention(db: Db): Promise<Retention> {
  const row = await db.selectFrom('retention').select(RETENTION_COLUMNS).where('id', '=', 1).executeTakeFirst();
  return row ? toRetention(row) : DEFAULT_RETENTION;
}

export function toRetention(row: RetentionRow): Retention {
  return {
    contactMonths: row.contact_months,
    sessionDays: row.session_days,
    unconfirmedDays: row.unconfirmed_days,
    auditMonths: row.audit_months,
  };
}

/** Not the empty side of a join. */
export function hasRetention(row: Partial<Record<keyof RetentionRow, unknown>>): row is RetentionRow {
  return typeof row.contact_months === 'number';
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
