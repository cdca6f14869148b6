import { adminLogin } from '../../content/site.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type SignInDialogProps = {
  open: boolean;
  /** Closed without signing in. */
  onClose: () => void;
  /** Called after the session was stored. */
  onSignedIn: () => void;
};

/** Sign-in dialog. Closing it clears input and errors. */
export function SignInDialog({ open, onClose, onSignedIn }: SignInDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={adminLogin.heading}>
      {open ? <SignInForm onSignedIn={onSignedIn} /> : null}
    </Dialog>
  );
}
