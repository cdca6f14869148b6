import { SelectField } from '../../../../staff/kit/select-field.tsx';
import { timeIn, zoneOptions } from './time-zones.ts';

export type TimeZoneFieldProps = { value: string; error: string | undefined; onValue: (timeZone: string) => void };

/** The agency's time zone: the cities of the IANA list by region, found by typing the first letters. */
export function TimeZoneField({ value, error, onValue }: TimeZoneFieldProps) {
  return (
    <SelectField
      label="Time Zone"
      error={error ?? null}
      hint={`Every date on the site is shown in this zone. It is ${timeIn(value)} there now.`}
      value={value}
      options={zoneOptions(value)}
      onChange={onValue}
    />
  );
}
