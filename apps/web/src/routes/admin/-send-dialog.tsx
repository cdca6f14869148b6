import { AudienceSummary } from '../../features/dashboard/issues/audience/audience-summary.tsx';
import { SendDialog as Dialog, type SendDialogProps } from '../../features/post-editor/issue/send/send-dialog.tsx';

/** Sends an issue, with its audience in words. */
export function SendDialog(props: Omit<SendDialogProps, 'audience'>) {
  return <Dialog {...props} audience={<AudienceSummary audience={props.issue.audience} />} />;
}
