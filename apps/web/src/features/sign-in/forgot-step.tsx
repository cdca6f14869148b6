import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { forgotPassword } from '@tideline/copy/notices/sign-in-ways';
import { adminLogin } from '@tideline/copy/site';
import { trpc } from '../../lib/calls/trpc.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Input } from '../../ui/controls/input.tsx';
import { signInFailure } from './sign-in-failure.ts';

type ForgotStepProps = {
  /** E-mail address typed in the previous step. */
  email: string;
  onBack: () => void;
};

/** Asks for a link that sets a new password. The answer is the same for every address. */
export function ForgotStep({ email: typed, onBack }: ForgotStepProps) {
  const [email, setEmail] = useState(typed);
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  const request = trpc.auth.passwordReset.request.useMutation({ networkMode: 'always', meta: { isSignIn: true } });
  const outcome = request.data?.outcome;

  useEffect(() => {
    if (outcome) answer.current?.focus();
    else input.current?.focus();
  }, [outcome]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!request.isPending) request.mutate({ email });
  }

  if (outcome) {
    return (
      <div className="grid gap-5">
        <p ref={answer} tabIndex={-1} className="outline-none">
          {outcome === 'sent' ? forgotPassword.sent : forgotPassword.withoutMail}
        </p>
        <Button variant="secondary" onClick={onBack}>
          {forgotPassword.back}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={handleSubmit} className="grid gap-5">
      <p className="text-muted">{forgotPassword.intro}</p>
      <Field label={adminLogin.emailLabel}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <p role="alert" className="type-label text-danger empty:hidden">
        {request.error ? signInFailure(request.error) : ''}
      </p>
      <Button type="submit" disabled={request.isPending}>
        {request.isPending ? forgotPassword.submitting : forgotPassword.submit}
      </Button>
      <div className="-mx-3 -mt-2">
        <Button variant="quiet" size="sm" onClick={onBack}>
          {forgotPassword.back}
        </Button>
      </div>
    </form>
  );
}
