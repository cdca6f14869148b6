import { classNames } from '../../../ui/controls/class-names.ts';
import { Field, type FieldProps } from '../../../ui/controls/field.tsx';
import { Select, type SelectProps } from '../../../ui/controls/select.tsx';

/** A choice; one whose label is its value is just that. */
export type SelectOption<Value extends string> = Value | Choice<Value>;

/** Choices of a group follow each other under its name. */
type Choice<Value extends string> = { value: Value; label: string; isDisabled?: boolean; group?: string };

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
  const choices = options.map<Choice<Value>>((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  );
  return (
    <Field {...{ label, hint, error, required, hasHiddenLabel, className }}>
      {(control) => (
        <Select
          {...control}
          {...select}
          className={classNames('text-ellipsis', inputClassName)}
          onChange={(event) => {
            const chosen = choices.find(({ value }) => value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {[...Map.groupBy(choices, ({ group }) => group)].map(([group, members]) =>
            group === undefined ? (
              <Options key="" choices={members} />
            ) : (
              <optgroup key={group} label={group}>
                <Options choices={members} />
              </optgroup>
            ),
          )}
        </Select>
      )}
    </Field>
  );
}

function Options({ choices }: { choices: readonly Choice<string>[] }) {
  return choices.map(({ value, label, isDisabled }) => (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  ));
}
