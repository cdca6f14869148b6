import { findUser } from '../../lib/session.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** Who is signed in, where else, and with what password. */
export function AccountScreen() {
  const user = findUser();
  return (
    <div className="grid gap-8 pt-6 pb-16">
      <div>
        <h1 className="type-title text-title-s sm:text-title">Account</h1>
        {user ? (
          <p className="break-words text-muted">
            {user.name} · {user.email}
          </p>
        ) : null}
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <SessionList />
        <PasswordForm email={user?.email ?? ''} />
      </div>
    </div>
  );
}
