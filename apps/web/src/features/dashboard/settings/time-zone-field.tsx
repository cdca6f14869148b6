import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';

export type TimeZoneFieldProps = { value: string; error: string | undefined; onValue: (timeZone: string) => void };

/** The agency's time zone, with every zone the browser knows as a suggestion. */
export function TimeZoneField({ value, error, onValue }: TimeZoneFieldProps) {
  return (
    <Field label="Time Zone" error={error} hint={`Every date on the site is shown in this zone. ${nowIn(value)}`}>
      {(control) => (
        <>
          <Input
            {...control}
            list="time-zones"
            autoComplete="off"
            maxLength={64}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
          <datalist id="time-zones">
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function nowIn(timeZone: string): string {
  try {
    const time = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(new Date());
    return `It is ${time} there now.`;
  } catch {
    return 'Pick one from the list, such as America/Los_Angeles.';
  }
}
