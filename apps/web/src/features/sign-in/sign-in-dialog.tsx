import { adminLogin } from '@tideline/copy/site';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type SignInDialogProps = {
  open: boolean;
  /** Reason for opening unasked, over work in progress. */
  notice?: string;
  /** Closed without signing in. */
  onClose: () => void;
  /** Called after the session was stored. */
  onSignedIn: () => void;
};

/** Sign-in dialog. Closing it clears input and errors. */
export function SignInDialog({ open, notice, onClose, onSignedIn }: SignInDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={adminLogin.heading} firstFocus={notice ? 'heading' : 'field'}>
      {notice ? <p className="mb-5 border-l-4 border-warn pl-3">{notice}</p> : null}
      {open ? <SignInForm onSignedIn={onSignedIn} /> : null}
    </Dialog>
  );
}
