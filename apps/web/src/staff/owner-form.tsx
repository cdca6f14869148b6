import { PASSWORD_LENGTH } from '@tideline/domain/staff/staff';
import type { ReactNode, SubmitEvent } from 'react';
import { useState } from 'react';
import { useFocusInvalid } from '../lib/forms/use-focus-invalid.ts';
import { errorMessage, fieldError } from '../lib/text/error-message.ts';
import { CodeField } from '../ui/controls/code-field.tsx';
import { DialogFoot } from '../ui/overlays/dialog-foot.tsx';
import { TextField } from '../ui/controls/text-field.tsx';

export type OwnerFormProps = {
  /** User name for password managers. */
  email: string;
  /** Consequence of the action. */
  children: ReactNode;
  passwordLabel?: string;
  asksForCode: boolean;
  /** Button label, idle and pending. */
  action: string;
  pendingAction: string;
  isDangerous?: boolean;
  isPending: boolean;
  /** Error of the last attempt, or null. */
  error: unknown;
  onConfirm: (proof: { password: string; code: string }) => void;
  onClose: () => void;
};

/** Confirms the identity of the account owner by password and, where set up, code. */
export function OwnerForm(props: OwnerFormProps) {
  const { email, children, passwordLabel = 'Password', asksForCode, isPending, error, onConfirm, onClose } = props;
  const { action, pendingAction, isDangerous } = props;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const passwordError = fieldError(error, 'password');
  const codeError = asksForCode ? fieldError(error, 'code') : undefined;

  const form = useFocusInvalid(error);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) onConfirm({ password, code });
  }

  return (
    <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
      <div className="grid gap-2 text-muted">{children}</div>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={passwordLabel}
        required
        error={passwordError}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.max}
        value={password}
        onChange={setPassword}
      />
      {asksForCode ? <CodeField error={codeError} value={code} onChange={setCode} /> : null}
      <DialogFoot
        variant={isDangerous ? 'danger' : 'primary'}
        error={error && !passwordError && !codeError ? errorMessage(error) : null}
        isCancelDisabled={isPending}
        {...{ action, pendingAction, isPending, onClose }}
      />
    </form>
  );
}
