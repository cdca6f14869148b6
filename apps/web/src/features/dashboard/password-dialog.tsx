import { PASSWORD_LENGTH } from '@tideline/domain/staff';
import type { ReactNode, SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../lib/error-message.ts';
import { findUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

export type PasswordDialogProps = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  action: ReactNode;
  variant?: 'danger';
  isPending: boolean;
  /** Why it has failed; null when it has not. */
  failure: { message: string } | null;
  onConfirm: (password: string) => void;
  onClose: () => void;
};

/** Asks for the password again before something only its owner may do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, children, action, variant, isPending, failure, onConfirm, onClose } = props;
  const [password, setPassword] = useState('');
  const message = failure ? errorMessage(failure) : '';
  const isPasswordWrong = message.startsWith('The current password');
  const form = useRef<HTMLFormElement>(null);
  // Whoever has to type it again is there at once, and hears what was wrong with it.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [failure]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) onConfirm(password);
  }

  return (
    <Dialog open title={title} onClose={onClose}>
      <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
        <p className="text-muted">{children}</p>
        <input type="text" name="username" autoComplete="username" value={findUser()?.email ?? ''} readOnly hidden />
        <Field label="Your password" required error={isPasswordWrong ? message : null}>
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
        <p role="alert" className="type-label text-danger empty:hidden">
          {isPasswordWrong ? '' : message}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...(variant && { variant })} disabled={isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
