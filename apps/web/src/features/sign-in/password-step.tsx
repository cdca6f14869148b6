import type { ReactNode, SubmitEvent } from 'react';
import { useEffect, useRef } from 'react';
import { adminLogin } from '@tideline/copy/site';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';

type PasswordStepProps = {
  email: string;
  password: string;
  isPending: boolean;
  /** Error message; empty for none. */
  failure: string;
  /** Focuses the password when returning to this step. */
  isFocused: boolean;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  onSend: () => void;
  /** Other ways in, below the button. */
  children: ReactNode;
};

/** E-mail and password with the server's error. */
export function PasswordStep(props: PasswordStepProps) {
  const { email, password, isPending, failure, isFocused, onEmail, onPassword, onSend, children } = props;
  const passwordInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) passwordInput.current?.focus();
  }, [isFocused]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend();
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-5">
      <Field label={adminLogin.emailLabel}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={adminLogin.passwordLabel}>
        {(control) => (
          <Input
            {...control}
            ref={passwordInput}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => onPassword(event.target.value)}
          />
        )}
      </Field>
      <p role="alert" className="type-label text-danger empty:hidden">
        {failure}
      </p>
      <Button type="submit" disabled={isPending}>
        {isPending ? adminLogin.submitting : adminLogin.submit}
      </Button>
      {children}
      <p className="type-label border-t border-line pt-4 font-normal text-muted">{adminLogin.joke}</p>
    </form>
  );
}
