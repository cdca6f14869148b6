import { capabilitiesOf, type Capability } from '@tideline/domain/staff/capability';
import { STAFF_ROLES, staffLabel } from '@tideline/domain/staff/staff';
import type { Db } from './schema.ts';

/** An account, if its role has a capability; null without such an account. */
export async function findColleague(
  db: Db,
  id: string | null,
  capability: Capability,
): Promise<{ name: string; email: string } | null> {
  if (id === null) return null;
  const row = await db.selectFrom('staff').select(['name', 'email', 'role']).where('id', '=', id).executeTakeFirst();
  return row && capabilitiesOf(row.role).has(capability) ? { name: row.name, email: row.email } : null;
}

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
