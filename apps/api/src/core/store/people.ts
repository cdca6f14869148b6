import type { StaffRole } from '@tideline/domain/staff/staff';
import type { Db } from './schema.ts';

/** The accounts of people, with their roles. Integrations have accounts, too, but none of what only people do. */
export function selectPeople(db: Db) {
  return db
    .selectFrom('staff')
    .where('staff.role', '!=', 'integration')
    .select((eb) => eb.ref('staff.role').$castTo<StaffRole>().as('role'));
}
