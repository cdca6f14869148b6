import type { Audience } from '@tideline/domain/newsletter/audience';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';

export type AudienceDaysProps = { value: Audience; onChange: (audience: Audience) => void };

/** The days on which readers joined, the first and the last one. */
export function AudienceDays({ value, onChange }: AudienceDaysProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-4">
      <Field label="Joined from">
        {(control) => (
          <Input
            {...control}
            type="date"
            min="1000-01-01"
            max={value.joinedTo ?? '9999-12-31'}
            value={value.joinedFrom ?? ''}
            onChange={({ target }) => onChange({ ...value, joinedFrom: target.value || null })}
          />
        )}
      </Field>
      <Field label="Joined until">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={value.joinedFrom ?? '1000-01-01'}
            max="9999-12-31"
            value={value.joinedTo ?? ''}
            onChange={({ target }) => onChange({ ...value, joinedTo: target.value || null })}
          />
        )}
      </Field>
    </div>
  );
}
