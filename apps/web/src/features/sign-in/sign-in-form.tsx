import type { SignIn } from '@tideline/domain/staff/staff';
import { useState } from 'react';
import { needsCode } from '../../lib/text/error-message.ts';
import { storeSession } from '../../lib/session/session.ts';
import { trpc } from '../../lib/calls/trpc.ts';
import { CodeStep } from './code-step.tsx';
import { ForgotStep } from './forgot-step.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordStep } from './password-step.tsx';
import { signInFailure } from './sign-in-failure.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

type SignInFormProps = { onSignedIn: () => void };

/**
 * E-mail and password, then a code where the account requires it: the second call repeats all fields with the code. Or a
 * passkey alone.
 */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'password' | 'code' | 'password again' | 'forgot'>('password');
  // Errors are shown here: a refused password does not mean an ended session.
  const signIn = trpc.auth.login.useMutation({ networkMode: 'always', meta: { isSignIn: true } });

  const withPasskey = usePasskeySignIn();
  const failed = withPasskey.error ?? signIn.error;

  function handleSignedIn(session: SignIn) {
    storeSession(session);
    onSignedIn();
  }

  function send(code?: string) {
    if (signIn.isPending) return;
    withPasskey.reset();
    // On the call, not on the mutation: a response after the dialog was closed must not sign in.
    signIn.mutate(
      { email, password, ...(code !== undefined && { code }) },
      {
        onSuccess: handleSignedIn,
        onError: (error) => {
          if (needsCode(error)) setStep('code');
        },
      },
    );
  }

  function sendPasskey() {
    if (withPasskey.isPending) return;
    signIn.reset();
    withPasskey.mutate(undefined, { onSuccess: handleSignedIn });
  }

  if (step === 'forgot') return <ForgotStep email={email} onBack={() => setStep('password again')} />;
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
      failure={failed ? signInFailure(failed) : ''}
      isFocused={step === 'password again'}
      onEmail={setEmail}
      onPassword={setPassword}
      onSend={() => send()}
    >
      <OtherWays
        isPasskeyPending={withPasskey.isPending}
        onPasskey={sendPasskey}
        onForgot={() => {
          signIn.reset();
          withPasskey.reset();
          setStep('forgot');
        }}
      />
    </PasswordStep>
  );
}
