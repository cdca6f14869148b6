import { capabilitiesOf } from '@tideline/domain/staff/capability';
import type { WeekReportReaders } from '@tideline/domain/stats/week';
import type { Db, Trx } from '../../core/store/schema.ts';

/** The reader id of the contact email. */
const CONTACT_EMAIL = 'contact-email';

/** Whether the contact email and a member of staff get the weekly report. */
export async function findReportReaders(db: Db, staffId: string): Promise<WeekReportReaders> {
  const rows = await db.selectFrom('report_readers').select('id').where('id', 'in', [CONTACT_EMAIL, staffId]).execute();
  const ids = new Set(rows.map(({ id }) => id));
  return { contactEmail: ids.has(CONTACT_EMAIL), me: ids.has(staffId) };
}

/** Turns the report to the contact email on or off. */
export function setContactReader(trx: Trx, isReader: boolean): Promise<void> {
  return setReader(trx, { id: CONTACT_EMAIL, staff_id: null }, isReader);
}

/** Turns the report to a member of staff on or off. */
export function setStaffReader(trx: Trx, staffId: string, isReader: boolean): Promise<void> {
  return setReader(trx, { id: staffId, staff_id: staffId }, isReader);
}

/** The distinct addresses of readers who may now read the figures. */
export async function findReportAddresses(db: Db, contactEmail: string): Promise<string[]> {
  const rows = await db
    .selectFrom('report_readers')
    .leftJoin('staff', 'staff.id', 'report_readers.staff_id')
    .select(['report_readers.id', 'staff.email', 'staff.role'])
    .orderBy('report_readers.id')
    .execute();
  const addresses = rows.flatMap(({ id, email, role }) => {
    if (id === CONTACT_EMAIL) return contactEmail;
    return email !== null && role !== null && capabilitiesOf(role).has('stats.read') ? email : [];
  });
  const byKey = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  return [...byKey.values()];
}

async function setReader(trx: Trx, row: { id: string; staff_id: string | null }, isReader: boolean): Promise<void> {
  if (!isReader) await trx.deleteFrom('report_readers').where('id', '=', row.id).execute();
  else
    await trx
      .insertInto('report_readers')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}
