import { SEND_DELAY_SECONDS } from '@tideline/domain/newsletter/issue';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';

export type SendFootProps = {
  /** The words of the button that sends; null while nothing can be sent. */
  action: string | null;
  isDated: boolean;
  /** Where the first copy goes. */
  ownAddress: string;
  isPending: boolean;
  error: unknown;
  onAction: () => void;
  onClose: () => void;
};

/** What happens after the button, and the button. */
export function SendFoot({ action, isDated, ownAddress, isPending, error, onAction, onClose }: SendFootProps) {
  if (action === null) {
    return (
      <div className="flex justify-end">
        <Button variant="quiet" onClick={onClose}>
          Keep editing
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className="text-sm text-muted">
        {isDated
          ? 'Its readers are counted again when it goes out: people join and leave until then.'
          : `It can be canceled for ${SEND_DELAY_SECONDS} seconds. Then the first copy goes to ${ownAddress}, and readers follow when the mail server has accepted it.`}
      </p>
      <DialogFoot
        action={action}
        pendingAction={isDated ? 'Scheduling...' : 'Sending...'}
        isPending={isPending}
        error={error ? errorMessage(error) : null}
        cancel="Keep editing"
        onAction={onAction}
        onClose={onClose}
      />
    </>
  );
}
