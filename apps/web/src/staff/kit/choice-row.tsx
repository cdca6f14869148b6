import { useId } from 'react';

export type ChoiceRowProps<Value extends string> = {
  /** What is chosen; read out, not shown. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** One choice of a few short ones, all in view. */
export function ChoiceRow<Value extends string>({ label, value: chosen, options, onChange }: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: words }) => (
        <label
          key={value}
          className="type-label flex min-h-9 cursor-pointer items-center rounded-control border border-line-strong px-3 has-checked:border-fill has-checked:bg-fill has-checked:text-on-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
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
