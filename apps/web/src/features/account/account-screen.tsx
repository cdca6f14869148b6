import { useMay } from '../../lib/calls/use-may.ts';
import { useSessionOwner } from '../../lib/calls/use-session-owner.ts';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionList } from './session-list.tsx';

/** The account page: profile, sessions, passkeys, password and two-step sign-in. */
export function AccountScreen() {
  const user = useSessionOwner();
  const may = useMay();
  return (
    <div key={user?.email} className="grid gap-8 pt-6 pb-16">
      <div>
        <h1 className="type-title text-title-s sm:text-title">Account</h1>
        {user ? (
          <p className="wrap-anywhere text-muted">
            <bdi>{user.name}</bdi> · {user.email}
          </p>
        ) : null}
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-10">
          {may('posts.edit') ? <ProfileSection name={user?.name ?? ''} /> : null}
          <SessionList />
          <PasskeysSection email={user?.email ?? ''} />
          <SecondFactorSection email={user?.email ?? ''} />
        </div>
        <PasswordForm email={user?.email ?? ''} />
      </div>
    </div>
  );
}
