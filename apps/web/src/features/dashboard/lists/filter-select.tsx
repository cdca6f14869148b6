import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { SMALL_CONTROL } from './small-control.ts';

export type FilterSelectProps = {
  label: string;
  hasHiddenLabel?: boolean;
  className: string;
  /** The chosen value; empty for none. */
  value: string;
  /** The first option: no choice. */
  all: string;
  options: readonly { value: string; label: string }[];
  /** That the options could not be fetched: said in their place. */
  failure?: string | null;
  onChoose: (value: string | undefined) => void;
};

/** One choice among the rows of a list. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, hasHiddenLabel, className, value, all, options, failure, onChoose } = props;
  return (
    <Field label={label} hasHiddenLabel={hasHiddenLabel} className={className}>
      {(control) => (
        <Select
          {...control}
          className={SMALL_CONTROL}
          value={value}
          onChange={(event) => onChoose(event.target.value || undefined)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {failure ? <option disabled>{failure}</option> : null}
        </Select>
      )}
    </Field>
  );
}
