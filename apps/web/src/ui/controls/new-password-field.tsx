import { PASSWORD_LENGTH } from '@tideline/domain/staff/staff';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

export type NewPasswordFieldProps = Pick<FieldProps, 'label' | 'error'> & {
  isShown?: boolean;
  value: string;
  onChange: (password: string) => void;
};

/** A field for a new password, with advice on choosing one. */
export function NewPasswordField({ label, error, isShown = false, value, onChange }: NewPasswordFieldProps) {
  return (
    <TextField
      label={label}
      required
      hint={`At least ${PASSWORD_LENGTH.min} characters. Several unrelated words are easy to remember and hard to guess.`}
      error={error}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      minLength={PASSWORD_LENGTH.min}
      maxLength={PASSWORD_LENGTH.max}
      value={value}
      onChange={onChange}
    />
  );
}

export type ShowPasswordProps = { label: string; isShown: boolean; onChange: (isShown: boolean) => void };

/** A checkbox that shows the passwords of a form as text. */
export function ShowPassword({ label, isShown, onChange }: ShowPasswordProps) {
  return (
    <label className="flex min-h-6 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
      <input type="checkbox" checked={isShown} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
