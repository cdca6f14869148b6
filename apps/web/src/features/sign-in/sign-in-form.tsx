import { useState } from 'react';
import { needsCode } from '../../lib/text/error-message.ts';
import { storeSession } from '../../lib/session/session.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { signInFailure } from './sign-in-failure.ts';

type SignInFormProps = { onSignedIn: () => void };

/** E-mail and password; then, where the account asks for it, a code. All of it is sent once more with the code. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'password' | 'code' | 'password again'>('password');
  // Its own failure is shown here: a refused password is not a session that has ended.
  const signIn = trpc.auth.login.useMutation({ networkMode: 'always', meta: { isSignIn: true } });

  function send(code?: string) {
    if (signIn.isPending) return;
    // On this call, not on the mutation: an answer that arrives after the dialog was closed signs nobody in.
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
        // The first one only asked for the code.
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
