import { CONTACT_FIELDS, type ContactInput } from '@tideline/domain/contact/contact';
import type { EntityField } from '@tideline/domain/entity/entity-field';
import { contactFields } from '@tideline/copy/contact/contact';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Textarea } from '../../ui/controls/textarea.tsx';

/** Links fill in the topic. While it is empty, a browser shows its placeholder, a space. */
const SHOWN_WHEN_FILLED = 'not-focus-within:has-placeholder-shown:hidden no-js:grid!';

export type ContactFieldProps = {
  name: ContactInput;
  /** The packages to choose from. */
  packages: readonly { value: string; label: string }[];
  /** Previous input when the form is shown again. */
  defaultValue: string | undefined;
  error: string | null | undefined;
};

/** A field of the contact form, as described by the field list of enquiries. */
export function ContactField({ name, packages, defaultValue, error }: ContactFieldProps) {
  const { input, isRequired }: EntityField = CONTACT_FIELDS[name];
  const { label, hint, ...attributes } = useCopy('contact', 'fields', contactFields)[name];
  const isTopic = name === 'topic';
  const isWide = input === 'choice' || input === 'text' || isTopic;
  return (
    <Field
      label={label}
      hint={hint}
      required={isRequired}
      error={error}
      className={classNames(isWide && 'sm:col-span-2', isTopic && SHOWN_WHEN_FILLED)}
    >
      {(control) => {
        const props = { ...control, ...attributes, ...(isTopic && { placeholder: ' ' }), name, defaultValue };
        if (input === 'text') return <Textarea {...props} rows={6} />;
        if (input !== 'choice') return <Input {...props} type={input === 'email' ? 'email' : undefined} />;
        return (
          <Select {...props}>
            {packages.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        );
      }}
    </Field>
  );
}
