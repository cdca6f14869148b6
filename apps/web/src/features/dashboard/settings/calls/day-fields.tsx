import { CALL_HOURS_LIMITS, CELL_MINUTES, type HoursRange } from '@tideline/domain/booking/hours';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { withBreak } from './with-break.ts';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';

const OFFICE: HoursRange = { from: '09:00', to: '17:00' };
const STEP_SECONDS = CELL_MINUTES * 60;

export type DayFieldsProps = {
  name: string;
  ranges: readonly HoursRange[];
  error: string | undefined;
  onChange: (ranges: readonly HoursRange[]) => void;
};

/** The parts of one day of the week. */
export function DayFields({ name, ranges, error, onChange }: DayFieldsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const errorId = useId();
  const divided = withBreak(ranges);
  const setPart = (at: number, changes: Partial<HoursRange>) =>
    onChange(ranges.map((range, part) => (part === at ? { ...range, ...changes } : range)));

  function removePart(at: number) {
    onChange(ranges.filter((_, part) => part !== at));
    addButton.current?.focus(); // the pressed button disappears
  }

  return (
    <li className="grid gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0 grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <CheckboxField
        label={name}
        className="min-h-11 self-start"
        isChecked={ranges.length > 0}
        onChange={(isChecked) => onChange(isChecked ? [OFFICE] : [])}
      />
      {ranges.length === 0 ? <p className="text-muted max-sm:hidden sm:self-center">No calls</p> : null}
      {ranges.length > 0 ? (
        <div className="col-span-2 grid gap-1.5 sm:col-span-1">
          {ranges.map((range, at) => {
            const part = ranges.length > 1 ? `${name}, part ${at + 1}` : name;
            return (
              <div key={at} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <TimeInput
                  label={`${part}, from`}
                  value={range.from}
                  errorId={error ? errorId : undefined}
                  onValue={(from) => setPart(at, { from })}
                />
                <span>to</span>
                <TimeInput
                  label={`${part}, to`}
                  // The end of the day is 24:00, for which browsers have no field.
                  value={range.to === '24:00' ? '00:00' : range.to}
                  errorId={error ? errorId : undefined}
                  onValue={(to) => setPart(at, { to: to === '00:00' ? '24:00' : to })}
                />
                {ranges.length > 1 ? (
                  <Button
                    size="sm"
                    variant="quiet"
                    className="min-h-11! min-w-11 px-0!"
                    aria-label={`Remove: ${part}`}
                    onClick={() => removePart(at)}
                  >
                    <X aria-hidden="true" strokeWidth={1.6} className="icon" />
                  </Button>
                ) : null}
              </div>
            );
          })}
        </div>
      ) : null}
      {ranges.length > 0 ? (
        <Button
          ref={addButton}
          size="sm"
          variant="quiet"
          className="col-start-2 row-start-1 mt-1 self-start sm:col-start-3"
          aria-label={`Add a break: ${name}`}
          disabled={divided === null || ranges.length >= CALL_HOURS_LIMITS.rangesPerDay}
          onClick={() => divided && onChange(divided)}
        >
          Add a break
        </Button>
      ) : null}
      {error ? (
        <p id={errorId} className="type-label text-danger sm:col-start-2">
          {error}
        </p>
      ) : null}
    </li>
  );
}

type TimeInputProps = {
  label: string;
  value: string;
  errorId: string | undefined;
  onValue: (value: string) => void;
};

function TimeInput({ label, value, errorId, onValue }: TimeInputProps) {
  return (
    <Input
      type="time"
      step={STEP_SECONDS}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      className="min-h-11! w-30! px-1.5! py-1.5! sm:w-32! [&::-webkit-calendar-picker-indicator]:ms-0"
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
