import { Field, type FieldProps } from './field.tsx';
import { Input, type InputProps } from './input.tsx';

export type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<InputProps, 'value' | 'onChange' | 'className' | 'children' | 'list'> & {
    value: string;
    /** May be left out of a field that is read only. */
    onChange?: (value: string) => void;
    /** Classes of the input; `className` is for the field. */
    inputClassName?: string;
    /** Offered while one types; other texts are allowed. */
    suggestions?: readonly string[];
  };

/** A field with one line of text. Takes the attributes of an input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, hasHiddenLabel, className, inputClassName, suggestions, onChange, ...input } =
    props;
  return (
    <Field {...{ label, hint, error, required, hasHiddenLabel, className }}>
      {(control) => (
        <>
          <Input
            {...control}
            {...input}
            list={suggestions && `${control.id}-list`}
            className={inputClassName}
            onChange={(event) => onChange?.(event.target.value)}
          />
          {suggestions ? (
            <datalist id={`${control.id}-list`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion}>{suggestion}</option>
              ))}
            </datalist>
          ) : null}
        </>
      )}
    </Field>
  );
}
