import type { Audience } from '@tideline/domain/newsletter/audience';
import { DateField } from '../../../../staff/kit/fields/date-field.tsx';

export type AudienceDaysProps = { value: Audience; onChange: (audience: Audience) => void };

/** The days on which readers joined, the first and the last one. */
export function AudienceDays({ value, onChange }: AudienceDaysProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-4">
      <DateField
        label="Joined from"
        min="1000-01-01"
        max={value.joinedTo ?? '9999-12-31'}
        value={value.joinedFrom ?? ''}
        onChange={(day) => onChange({ ...value, joinedFrom: day || null })}
      />
      <DateField
        label="Joined until"
        min={value.joinedFrom ?? '1000-01-01'}
        max="9999-12-31"
        value={value.joinedTo ?? ''}
        onChange={(day) => onChange({ ...value, joinedTo: day || null })}
      />
    </div>
  );
}
