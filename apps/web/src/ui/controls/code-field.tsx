import { CODE_MAX_LENGTH } from '@tideline/domain/staff/staff';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

export type CodeFieldProps = Pick<FieldProps, 'error'> & { value: string; onChange: (code: string) => void };

/** The code of two-step sign-in, beside other fields. */
export function CodeField({ error, value, onChange }: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      required
      hint="From your authenticator app, or a recovery code."
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CODE_MAX_LENGTH}
      value={value}
      onChange={onChange}
    />
  );
}
