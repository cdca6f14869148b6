import { CODE_MAX_LENGTH, PASSWORD_LENGTH } from '@tideline/domain/staff/staff';
import type { ReactNode, SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage, fieldError } from '../lib/text/error-message.ts';
import { Button } from '../ui/controls/button.tsx';
import { Field } from '../ui/controls/field.tsx';
import { Input } from '../ui/controls/input.tsx';

export type OwnerFormProps = {
  /** Tells a password manager whose password it is. */
  email: string;
  /** What will happen. */
  children: ReactNode;
  passwordLabel?: string;
  asksForCode: boolean;
  /** What the button does, and what it says meanwhile. */
  action: string;
  pendingAction: string;
  isDangerous?: boolean;
  isPending: boolean;
  /** Why the last try failed; null when none did. */
  error: unknown;
  onConfirm: (proof: { password: string; code: string }) => void;
  onClose: () => void;
};

/** Asks for the password once more, and for a code, before something that only the owner of an account may do. */
export function OwnerForm(props: OwnerFormProps) {
  const { email, children, passwordLabel = 'Password', asksForCode, isPending, error, onConfirm, onClose } = props;
  const { action, pendingAction, isDangerous } = props;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const passwordError = fieldError(error, 'password');
  const codeError = asksForCode ? fieldError(error, 'code') : undefined;

  const form = useRef<HTMLFormElement>(null);
  // Whoever has to type it again is there at once, and hears what was wrong with it.
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [error]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) onConfirm({ password, code });
  }

  return (
    <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
      <div className="grid gap-2 text-muted">{children}</div>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={passwordLabel} required error={passwordError}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_LENGTH.max}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {asksForCode ? (
        <Field label="Code" required hint="From your authenticator app, or a recovery code." error={codeError}>
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={CODE_MAX_LENGTH}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <p role="alert" className="type-label text-danger empty:hidden">
        {error && !passwordError && !codeError ? errorMessage(error) : ''}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} disabled={isPending}>
          {isPending ? pendingAction : action}
        </Button>
      </div>
    </form>
  );
}
