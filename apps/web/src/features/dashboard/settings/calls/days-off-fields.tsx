import { CALL_HOURS_LIMITS, type DaysOff } from '@tideline/domain/booking/hours';
import { useRef } from 'react';
import { fieldError } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DateField } from '../../../../staff/kit/fields/date-field.tsx';

export type DaysOffFieldsProps = {
  daysOff: readonly DaysOff[];
  error: unknown;
  onChange: (daysOff: readonly DaysOff[]) => void;
};

/** Days on which a person takes no calls. */
export function DaysOffFields({ daysOff, error, onChange }: DaysOffFieldsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const set = (at: number, changes: Partial<DaysOff>) =>
    onChange(daysOff.map((days, entry) => (entry === at ? { ...days, ...changes } : days)));

  function remove(at: number) {
    onChange(daysOff.filter((_, entry) => entry !== at));
    addButton.current?.focus(); // the pressed button disappears
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="type-label mb-1">Days off</legend>
      {daysOff.length === 0 ? <p className="text-sm text-muted">None.</p> : null}
      <ul className="grid gap-3">
        {daysOff.map(({ from, to }, at) => {
          const path = `daysOff.${at}`;
          return (
            <li key={at} className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <DateField
                inputClassName="min-h-11! w-44!"
                label="First day off"
                value={from}
                error={fieldError(error, `${path}.from`)}
                // Most entries are one day: the last day follows until it is later.
                onChange={(day) => set(at, { from: day, to: to === '' || to === from || to < day ? day : to })}
              />
              <DateField
                inputClassName="min-h-11! w-44!"
                label="Last day off"
                value={to}
                error={fieldError(error, `${path}.to`) ?? fieldError(error, path)}
                onChange={(day) => set(at, { to: day })}
              />
              <Button
                size="sm"
                variant="quiet"
                className="mt-7.5 pointer-coarse:mt-6.5"
                aria-label={`Remove days off: entry ${at + 1}`}
                onClick={() => remove(at)}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      <Button
        ref={addButton}
        size="sm"
        variant="secondary"
        className="justify-self-start"
        disabled={daysOff.length >= CALL_HOURS_LIMITS.daysOff}
        onClick={() => onChange([...daysOff, { from: '', to: '' }])}
      >
        Add days off
      </Button>
    </fieldset>
  );
}
