import { SignInDialog, type SignInDialogProps } from '../features/sign-in/sign-in-dialog.tsx';
import { StaffApi } from '../lib/calls/staff-api.tsx';

/** The sign-in dialog over a public page, inside the provider that it needs. */
export function SignIn(props: Omit<SignInDialogProps, 'open'>) {
  return (
    <StaffApi>
      <SignInDialog open {...props} />
    </StaffApi>
  );
}
