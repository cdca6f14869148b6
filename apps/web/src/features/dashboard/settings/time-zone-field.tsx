import { TextField } from '../../../ui/controls/text-field.tsx';

export type TimeZoneFieldProps = { value: string; error: string | undefined; onValue: (timeZone: string) => void };

/** The agency's time zone, with every zone the browser knows as a suggestion. */
export function TimeZoneField({ value, error, onValue }: TimeZoneFieldProps) {
  return (
    <TextField
      label="Time Zone"
      error={error}
      hint={`Every date on the site is shown in this zone. ${nowIn(value)}`}
      suggestions={Intl.supportedValuesOf('timeZone')}
      autoComplete="off"
      maxLength={64}
      value={value}
      onChange={onValue}
    />
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
