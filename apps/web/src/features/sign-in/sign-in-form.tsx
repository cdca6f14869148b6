import { useState } from 'react';
import { needsCode } from '../../lib/text/error-message.ts';
import { storeSession } from '../../lib/session/session.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { signInFailure } from './sign-in-failure.ts';

type SignInFormProps = { onSignedIn: () => void };

/** E-mail and password, then a code where the account requires it. The second call repeats all fields with the code. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'password' | 'code' | 'password again'>('password');
  // Errors are shown here: a refused password does not mean an ended session.
  const signIn = trpc.auth.login.useMutation({ networkMode: 'always', meta: { isSignIn: true } });

  function send(code?: string) {
    if (signIn.isPending) return;
    // On the call, not on the mutation: a response after the dialog was closed must not sign in.
    signIn.mutate(
      { email, password, ...(code !== undefined && { code }) },
      {
        onSuccess: (session) => {
          storeSession(session);
          onSignedIn();
        },
        onError: (error) => {
          if (needsCode(error)) setStep('code');
        },
      },
    );
  }

  if (step === 'code') {
    return (
      <CodeStep
        isPending={signIn.isPending}
        // The first call only asked for the code.
        error={signIn.variables?.code === undefined ? null : signIn.error}
        onSend={send}
        onForgetError={signIn.reset}
        onBack={() => {
          signIn.reset();
          setStep('password again');
        }}
      />
    );
  }
  return (
    <PasswordStep
      email={email}
      password={password}
      isPending={signIn.isPending}
      failure={signIn.error ? signInFailure(signIn.error) : ''}
      isFocused={step === 'password again'}
      onEmail={setEmail}
      onPassword={setPassword}
      onSend={() => send()}
    />
  );
}
