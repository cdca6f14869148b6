import { useId } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { VIEW_CLASSES } from '../views/view-switch.tsx';

export type ChoiceRowProps<Value extends string> = {
  /** What is chosen; read out, not shown. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One choice of a few short ones, all in view, with the look of views. */
export function ChoiceRow<Value extends string>({ label, value: chosen, options, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: words }) => (
        <label
          key={value}
          className={classNames(
            VIEW_CLASSES,
            'cursor-pointer text-muted hover:bg-sunk hover:text-ink has-checked:bg-tint has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
