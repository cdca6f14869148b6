import { WEEKDAYS, type OpeningHours, type Weekday } from '@tideline/domain/conversation/opening-hours';
import { Input } from '../../../../ui/controls/input.tsx';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';

const DAY = { from: '09:00', to: '17:00' };
const OFFICE: OpeningHours = {
  monday: DAY,
  tuesday: DAY,
  wednesday: DAY,
  thursday: DAY,
  friday: DAY,
  saturday: null,
  sunday: null,
};

export type HoursFieldsProps = { hours: OpeningHours | null; onChange: (hours: OpeningHours | null) => void };

/** The opening hours of the agency, day by day. */
export function HoursFields({ hours, onChange }: HoursFieldsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="type-label mb-1">Opening hours</legend>
      <CheckboxField
        label="The agency has opening hours"
        isChecked={hours !== null}
        onChange={(isChecked) => onChange(isChecked ? OFFICE : null)}
      />
      {hours ? (
        <ul className="grid gap-1.5">
          {WEEKDAYS.map((day) => (
            <Day key={day} day={day} hours={hours} onChange={onChange} />
          ))}
        </ul>
      ) : null}
    </fieldset>
  );
}

type DayProps = { day: Weekday; hours: OpeningHours; onChange: (hours: OpeningHours) => void };

function Day({ day, hours, onChange }: DayProps) {
  const open = hours[day];
  const name = `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
  const set = (changed: OpeningHours[Weekday]) => onChange({ ...hours, [day]: changed });
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <CheckboxField
        label={name}
        className="w-32"
        isChecked={open !== null}
        onChange={(isChecked) => set(isChecked ? DAY : null)}
      />
      {open ? (
        <span className="flex items-center gap-2">
          <Time label={`${name} from`} value={open.from} onChange={(from) => set({ ...open, from })} />
          <span className="flex-none">to</span>
          <Time label={`${name} to`} value={open.to} onChange={(to) => set({ ...open, to })} />
        </span>
      ) : (
        <span className="text-muted">Closed</span>
      )}
    </li>
  );
}

function Time({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Input
      type="time"
      aria-label={label}
      className="min-h-10 min-w-0"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
