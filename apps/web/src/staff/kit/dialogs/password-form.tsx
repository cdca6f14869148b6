import { useSessionOwner } from '../../../lib/calls/use-session-owner.ts';
import { OwnerForm, type OwnerFormProps } from '../../owner-form.tsx';

export type PasswordFormProps = Omit<OwnerFormProps, 'email' | 'passwordLabel' | 'asksForCode'>;

/** Asks the signed-in person for their own password before an action on other people's data. */
export function PasswordForm(props: PasswordFormProps) {
  const owner = useSessionOwner();
  return <OwnerForm {...props} email={owner?.email ?? ''} passwordLabel="Your password" asksForCode={false} />;
}
