import { Field, type FieldProps } from '../../../ui/controls/field.tsx';
import { Textarea, type TextareaProps } from '../../../ui/controls/textarea.tsx';

export type TextareaFieldProps = Omit<FieldProps, 'children'> &
  Omit<TextareaProps, 'value' | 'onChange' | 'className' | 'children'> & {
    value: string;
    onChange: (value: string) => void;
    /** Classes of the text area; `className` is for the field. */
    inputClassName?: string;
  };

/** A field with several lines of text. Takes the attributes of a text area. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, required, hasHiddenLabel, className, inputClassName, onChange, ...input } = props;
  return (
    <Field {...{ label, hint, error, required, hasHiddenLabel, className }}>
      {(control) => (
        <Textarea
          {...control}
          {...input}
          className={inputClassName}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
