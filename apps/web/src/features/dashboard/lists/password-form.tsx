import { findUser } from '../../../lib/session/session.ts';
import { OwnerForm, type OwnerFormProps } from '../../../staff/owner-form.tsx';

export type PasswordFormProps = Omit<OwnerFormProps, 'email' | 'passwordLabel' | 'asksForCode'>;

/** Asks whoever is signed in for their own password, before something is done with the data of others. */
export function PasswordForm(props: PasswordFormProps) {
  return <OwnerForm {...props} email={findUser()?.email ?? ''} passwordLabel="Your password" asksForCode={false} />;
}
