import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { adminLogin } from '../../content/site.ts';
import { storeSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { signInFailure } from './sign-in-failure.ts';

type SignInFormProps = { onSignedIn: () => void };

/** E-mail, password and what the server said to them. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  // Its own failure is shown here: a refused password is not a session that has ended.
  const signIn = trpc.auth.login.useMutation({ networkMode: 'always', meta: { isSignIn: true } });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (signIn.isPending) return;
    // On this call, not on the mutation: an answer that arrives after the dialog was closed signs nobody in.
    signIn.mutate(
      { email, password },
      {
        onSuccess: (session) => {
          storeSession(session);
          onSignedIn();
        },
      },
    );
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
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={adminLogin.passwordLabel}>
        {(control) => (
          <Input
            {...control}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <p role="alert" className="type-label text-danger empty:hidden">
        {signIn.error ? signInFailure(signIn.error) : ''}
      </p>
      <Button type="submit" disabled={signIn.isPending}>
        {signIn.isPending ? adminLogin.submitting : adminLogin.submit}
      </Button>
      <p className="type-label border-t border-line pt-4 font-normal text-muted">{adminLogin.joke}</p>
    </form>
  );
}
