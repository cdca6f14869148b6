import { adminLogin } from '../../content/site.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type SignInDialogProps = {
  open: boolean;
  /** The visitor closed it without signing in. */
  onClose: () => void;
  /** The session is stored. */
  onSignedIn: () => void;
};

/** The staff's modal sign-in. Its form lives only while it is open: closing clears what was typed and any error. */
export function SignInDialog({ open, onClose, onSignedIn }: SignInDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={adminLogin.heading}>
      {open ? <SignInForm onSignedIn={onSignedIn} /> : null}
    </Dialog>
  );
}
