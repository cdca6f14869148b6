import { CheckboxField } from './checkbox-field.tsx';

export type ChoiceListProps = {
  legend: string;
  /** What no choice means. */
  none: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | null;
  onChange: (chosen: string[]) => void;
};

/** Any number of choices, as checkboxes. Renders nothing without options. */
export function ChoiceList({ legend, none, options, chosen, error, onChange }: ChoiceListProps) {
  if (options.length === 0) return null;
  function toggle(value: string, isChosen: boolean) {
    const known = options.map((option) => option.value);
    onChange(known.filter((other) => (other === value ? isChosen : chosen.includes(other))));
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="type-label">{legend}</legend>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map(({ value, label }) => (
          <li key={value} className="min-w-0">
            <CheckboxField
              label={label}
              size="sm"
              isChecked={chosen.includes(value)}
              onChange={(isChecked) => toggle(value, isChecked)}
            />
          </li>
        ))}
      </ul>
      {chosen.length === 0 && !error ? <p className="text-sm text-muted">{none}</p> : null}
      {error ? (
        <p role="alert" className="type-label text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
