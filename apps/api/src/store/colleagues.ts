import { capabilitiesOf, type Capability } from '@tideline/domain/staff/capability';
import { STAFF_ROLES, staffLabel } from '@tideline/domain/staff/staff';
import type { Db } from './schema.ts';

/** The accounts whose role has a capability, by name. */
export async function listColleagues(db: Db, capability: Capability): Promise<{ id: string; name: string }[]> {
  const roles = STAFF_ROLES.filter((role) => capabilitiesOf(role).has(capability));
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('role', 'in', roles)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: staffLabel(row) }));
}
