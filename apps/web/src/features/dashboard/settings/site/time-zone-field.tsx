import { useMemo } from 'react';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { timeIn, wordsOf, zonesByWords } from './time-zones.ts';

export type TimeZoneFieldProps = {
  /** The id of a zone, or words that name none, which the server refuses. */
  value: string;
  error: string | undefined;
  onValue: (timeZone: string) => void;
};

/** The agency's time zone: any part of a city's or region's name filters the list. */
export function TimeZoneField({ value, error, onValue }: TimeZoneFieldProps) {
  const zones = useMemo(() => zonesByWords(), []);
  const isKnown = zones.get(wordsOf(value)) === value;
  return (
    <TextField
      label="Time Zone"
      error={error ?? null}
      hint={
        isKnown
          ? `Every date on the site is shown in this zone. It is ${timeIn(value)} there now.`
          : 'Type a part of the name of a city, and choose it from the list.'
      }
      value={isKnown ? wordsOf(value) : value}
      suggestions={[...zones.keys()]}
      autoComplete="off"
      // The stored zone would hide all others.
      onFocus={(event) => event.target.select()}
      onChange={(words) => onValue(zones.get(words) ?? words)}
    />
  );
}
