import type { ReactNode, SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { newPasswordPage as text } from '@tideline/copy/notices/sign-in-ways';
import { fieldError, needsCode } from '../../lib/text/error-message.ts';
import { loadApi } from '../../lib/calls/load-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CodeField } from '../../ui/controls/code-field.tsx';
import { NewPasswordField, ShowPassword } from '../../ui/controls/new-password-field.tsx';
import { signInFailure } from './sign-in-failure.ts';

export type NewPasswordFormProps = {
  /** Shown when the link does not work. */
  signIn: ReactNode;
  onDone: () => void;
};

/**
 * Sets a new password with the token in the address, and a code if the server asks for one. The fields have no names:
 * without JavaScript, the browser would put their values into the address.
 */
export function NewPasswordForm({ signIn, onDone }: NewPasswordFormProps) {
  const [newPassword, setNewPassword] = useState('');
  const [code, setCode] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<unknown>(null);
  const [isPending, setIsPending] = useState(false);
  const passwordError = fieldError(error, 'newPassword');
  const codeError = fieldError(error, 'code');
  const isRefused = Boolean(error) && !passwordError && !codeError;

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }, [error]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPending) void send();
  }

  async function send() {
    setIsPending(true);
    try {
      const api = await loadApi();
      const token = location.hash.slice(1);
      await api.auth.passwordReset.finish.mutate({ token, newPassword, ...(asksForCode && { code }) });
      history.replaceState(history.state, '', location.pathname);
      onDone();
    } catch (failure) {
      setError(failure);
      if (needsCode(failure)) setAsksForCode(true);
      setIsPending(false);
    }
  }

  return (
    <>
      <form ref={form} onSubmit={handleSubmit} className="grid max-w-md gap-5">
        <noscript>
          <p>{text.withoutScript}</p>
        </noscript>
        <NewPasswordField
          label={text.label}
          error={passwordError}
          isShown={isShown}
          value={newPassword}
          onChange={setNewPassword}
        />
        <ShowPassword label={text.show} isShown={isShown} onChange={setIsShown} />
        {asksForCode ? <CodeField error={codeError} value={code} onChange={setCode} /> : null}
        <p role="alert" className="type-label text-danger empty:hidden">
          {isRefused ? signInFailure(error) : ''}
        </p>
        <div>
          <Button type="submit" disabled={isPending}>
            {isPending ? text.submitting : text.submit}
          </Button>
        </div>
      </form>
      {isRefused && !needsCode(error) && !isPending ? <div className="mt-5">{signIn}</div> : null}
    </>
  );
}
