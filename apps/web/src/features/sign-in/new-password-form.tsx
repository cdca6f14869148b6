import { CODE_MAX_LENGTH, PASSWORD_LENGTH } from '@tideline/domain/staff/staff';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { newPasswordPage as text } from '../../content/notices/sign-in-ways.ts';
import { fieldError, needsCode } from '../../lib/text/error-message.ts';
import { loadApi } from '../../lib/calls/load-api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { signInFailure } from './sign-in-failure.ts';

export type NewPasswordFormProps = { onDone: () => void };

/**
 * A new password with the token in the address, and the code once the server asks for it. The fields have no names: without
 * JavaScript, the browser would put them into the address.
 */
export function NewPasswordForm({ onDone }: NewPasswordFormProps) {
  const [newPassword, setNewPassword] = useState('');
  const [code, setCode] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<unknown>(null);
  const [isPending, setIsPending] = useState(false);
  const passwordError = fieldError(error, 'newPassword');
  const codeError = fieldError(error, 'code');

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
    <form ref={form} onSubmit={handleSubmit} className="grid max-w-md gap-5">
      <noscript>
        <p>{text.withoutScript}</p>
      </noscript>
      <Field
        label={text.label}
        required
        hint={`At least ${PASSWORD_LENGTH.min} characters. Several unrelated words are easy to remember and hard to guess.`}
        error={passwordError}
      >
        {(control) => (
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            minLength={PASSWORD_LENGTH.min}
            maxLength={PASSWORD_LENGTH.max}
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
        )}
      </Field>
      <label className="flex min-h-6 items-center gap-2.5 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="size-4.5 accent-tide"
          checked={isShown}
          onChange={(event) => setIsShown(event.target.checked)}
        />
        {text.show}
      </label>
      {asksForCode ? (
        <Field label={text.codeLabel} required hint={text.codeHint} error={codeError}>
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
        {error && !passwordError && !codeError ? signInFailure(error) : ''}
      </p>
      <div>
        <Button type="submit" disabled={isPending}>
          {isPending ? text.submitting : text.submit}
        </Button>
      </div>
    </form>
  );
}
