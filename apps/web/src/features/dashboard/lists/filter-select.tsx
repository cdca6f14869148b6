import { Field } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { SMALL_CONTROL } from './small-control.ts';

export type FilterSelectProps = {
  label: string;
  hasHiddenLabel?: boolean;
  className: string;
  /** Selected value, or empty. */
  value: string;
  /** Label of the empty option. */
  all: string;
  options: readonly { value: string; label: string }[];
  /** Message shown when the options could not be fetched. */
  failure?: string | null;
  onChoose: (value: string | undefined) => void;
};

/** A select that filters a list. */
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
