import { SMALL_CONTROL } from './small-control.ts';
import { SelectField } from '../../../staff/kit/fields/select-field.tsx';

export type FilterSelectProps<Value extends string> = {
  label: string;
  hasHiddenLabel?: boolean;
  className: string;
  /** Selected value, or empty. */
  value: Value | '';
  /** Label of the empty option. */
  all: string;
  options: readonly { value: Value; label: string }[];
  /** Message shown when the options could not be fetched. */
  failure?: string | null;
  onChoose: (value: Value | undefined) => void;
};

/** A select that filters a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, hasHiddenLabel, className, value, all, options, failure, onChoose } = props;
  return (
    <SelectField<Value | ''>
      label={label}
      hasHiddenLabel={hasHiddenLabel}
      className={className}
      inputClassName={SMALL_CONTROL}
      value={value}
      options={[
        { value: '', label: all },
        ...options,
        ...(failure ? [{ value: 'failure' as Value, label: failure, isDisabled: true }] : []),
      ]}
      onChange={(chosen) => onChoose(chosen || undefined)}
    />
  );
}
