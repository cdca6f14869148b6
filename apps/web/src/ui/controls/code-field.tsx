import { CODE_MAX_LENGTH } from '@tideline/domain/staff/staff';
import { Field, type FieldProps } from './field.tsx';
import { Input } from './input.tsx';

export type CodeFieldProps = Pick<FieldProps, 'error'> & { value: string; onChange: (code: string) => void };

/** The code of two-step sign-in, beside other fields. */
export function CodeField({ error, value, onChange }: CodeFieldProps) {
  return (
    <Field label="Code" required hint="From your authenticator app, or a recovery code." error={error}>
      {(control) => (
        <Input
          {...control}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={CODE_MAX_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
