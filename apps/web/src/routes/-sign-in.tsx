import { SignInDialog, type SignInDialogProps } from '../features/sign-in/sign-in-dialog.tsx';
import { StaffApi } from '../lib/calls/staff-api.tsx';

/** The sign-in that opens over a public page, with what it needs of the staff area. */
export function SignIn(props: Omit<SignInDialogProps, 'open'>) {
  return (
    <StaffApi>
      <SignInDialog open {...props} />
    </StaffApi>
  );
}
