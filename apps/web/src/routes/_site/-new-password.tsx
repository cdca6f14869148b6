import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { newPasswordPage as text } from '@tideline/copy/notices/sign-in-ways';
import { JoinPage } from '../../features/join/join-page.tsx';
import { NewPasswordForm } from '../../features/sign-in/new-password-form.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { NoticePage } from '../../ui/sections/notice-page.tsx';

const SignIn = lazy(async () => {
  const { SignIn } = await import('../-sign-in.tsx');
  return { default: SignIn };
});

/** Sets the password, then leads to the sign-in: the link alone does not sign in. */
export function NewPassword() {
  const [isDone, setIsDone] = useState(false);
  const isInvited = useSyncExternalStore(noChanges, isInvitation, () => false); // the server does not see the fragment
  if (isInvited) return <JoinPage signIn={<SignInButton />} />;
  if (!isDone) {
    return (
      <NoticePage title={text.title} text={text.text}>
        <NewPasswordForm signIn={<SignInButton variant="secondary" />} onDone={() => setIsDone(true)} />
      </NoticePage>
    );
  }
  return (
    <NoticePage title={text.doneTitle} text={text.doneText}>
      <SignInButton />
    </NoticePage>
  );
}

function SignInButton({ variant }: { variant?: 'secondary' }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {text.signIn}
      </Button>
      {isOpen ? (
        <Suspense>
          <SignIn onClose={() => setIsOpen(false)} onSignedIn={() => void navigate({ to: '/admin' })} />
        </Suspense>
      ) : null}
    </>
  );
}

function isInvitation(): boolean {
  return location.hash.startsWith('#join.');
}

function noChanges(): () => void {
  return () => undefined;
}
