import { Field, type FieldProps } from '../../ui/controls/field.tsx';
import { Select, type SelectProps } from '../../ui/controls/select.tsx';

/** A choice; one whose label is its value is just that. */
export type SelectOption<Value extends string> = Value | { value: Value; label: string; isDisabled?: boolean };

export type SelectFieldProps<Value extends string> = Omit<FieldProps, 'children'> &
  Omit<SelectProps, 'value' | 'onChange' | 'className' | 'children'> & {
    value: Value;
    options: readonly SelectOption<Value>[];
    onChange: (value: Value) => void;
    /** Classes of the select; `className` is for the field. */
    inputClassName?: string;
  };

/** A field with one choice of a list. Takes the attributes of a select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, required, hasHiddenLabel, className, inputClassName, options, onChange, ...select } =
    props;
  const choices = options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
  return (
    <Field {...{ label, hint, error, required, hasHiddenLabel, className }}>
      {(control) => (
        <Select
          {...control}
          {...select}
          className={inputClassName}
          onChange={(event) => {
            const chosen = choices.find(({ value }) => value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
              {choice.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
