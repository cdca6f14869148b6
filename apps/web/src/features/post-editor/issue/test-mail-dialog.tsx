import { trpc } from '../../../lib/calls/trpc.ts';
import { findUser } from '../../../lib/session/session.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { FormDialog } from '../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../staff/kit/dialogs/use-form.ts';

export type TestMailDialogProps = { issueId: string; onClose: () => void };

/** Sends the issue as last saved to one address. */
export function TestMailDialog({ issueId, onClose }: TestMailDialogProps) {
  const toast = useToast();
  const send = trpc.issues.messages.sendTest.useMutation({
    onSuccess: (sent) => {
      toast({ title: 'Test email is on its way', text: `To ${sent.to}. Nobody else gets it, and it counts nowhere.` });
      onClose();
    },
  });
  const form = useForm({ to: findUser()?.email ?? '' }, send, 'to');
  const { to } = form.values;
  return (
    <FormDialog
      title="Send test email"
      size="md"
      form={form}
      action="Send test email"
      pendingAction="Sending..."
      isDisabled={to.trim() === ''}
      onSubmit={() => send.mutate({ id: issueId, to })}
      onClose={onClose}
    >
      <TextField
        label="Send to"
        hint="The issue as last saved."
        type="email"
        autoComplete="off"
        maxLength={254}
        {...form.field('to')}
      />
    </FormDialog>
  );
}
