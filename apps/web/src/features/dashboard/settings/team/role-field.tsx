import { STAFF_ROLE_LABELS } from '@tideline/domain/staff/capability';
import { STAFF_ROLES, type StaffRole } from '@tideline/domain/staff/staff';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';

export type RoleFieldProps = { role: StaffRole; onChange: (role: StaffRole) => void };

/** Chooses a role, with a description of its capabilities. */
export function RoleField({ role, onChange }: RoleFieldProps) {
  return (
    <SelectField
      label="Role"
      hint={STAFF_ROLE_LABELS[role].words}
      value={role}
      options={STAFF_ROLES.map((known) => ({ value: known, label: STAFF_ROLE_LABELS[known].label }))}
      onChange={onChange}
    />
  );
}
