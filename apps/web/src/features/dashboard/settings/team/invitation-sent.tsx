import { INVITATION_DAYS } from '@tideline/domain/team/team';
import { Button } from '../../../../ui/controls/button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CopiedValue } from '../mail/copied-value.tsx';

export type InvitationSentProps = { email: string; link: string | null; onClose: () => void };

/** Confirms a mailed invitation or, without a mail server, shows its link once. */
export function InvitationSent({ email, link, onClose }: InvitationSentProps) {
  return (
    <Dialog
      open
      size="md"
      title={link === null ? 'Invitation sent' : 'Send this link yourself'}
      isDismissable={link === null}
      firstFocus="heading"
      onClose={onClose}
    >
      <div className="grid gap-5">
        <p className="wrap-anywhere">
          {link === null ? (
            <>
              An email with a link is on its way to <bdi className="font-[560]">{email}</bdi>.
            </>
          ) : (
            <>
              No mail server is configured, so this link for <bdi className="font-[560]">{email}</bdi> is shown only
              once.
            </>
          )}{' '}
          The link works once and for {INVITATION_DAYS} days.
        </p>
        {link === null ? null : <CopiedValue name="the link" value={link} />}
        <Button className="justify-self-end" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
