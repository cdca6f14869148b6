import { STAFF_ROLE_LABELS } from '@tideline/domain/staff/capability';
import { STAFF_ROLES, type StaffRole } from '@tideline/domain/staff/staff';
import { Field } from '../../../../ui/controls/field.tsx';
import { Select } from '../../../../ui/controls/select.tsx';

export type RoleFieldProps = { role: StaffRole; onChange: (role: StaffRole) => void };

/** Chooses a role, with a description of its capabilities. */
export function RoleField({ role, onChange }: RoleFieldProps) {
  return (
    <Field label="Role" hint={STAFF_ROLE_LABELS[role].words}>
      {(control) => (
        <Select
          {...control}
          value={role}
          onChange={({ target }) => onChange(STAFF_ROLES.find((known) => known === target.value) ?? role)}
        >
          {STAFF_ROLES.map((known) => (
            <option key={known} value={known}>
              {STAFF_ROLE_LABELS[known].label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
