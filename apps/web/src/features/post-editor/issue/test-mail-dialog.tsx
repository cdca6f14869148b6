import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { findUser } from '../../../lib/session/session.ts';
import { errorMessage } from '../../../lib/text/error-message.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type TestMailDialogProps = { issueId: string; onClose: () => void };

/** Sends the issue as last saved to one address. */
export function TestMailDialog({ issueId, onClose }: TestMailDialogProps) {
  const toast = useToast();
  const [to, setTo] = useState(findUser()?.email ?? '');
  const send = trpc.issues.messages.sendTest.useMutation({
    onSuccess: (sent) => {
      toast({ title: 'Test mail is on its way', text: `To ${sent.to}. Nobody else gets it, and it counts nowhere.` });
      onClose();
    },
  });
  return (
    <Dialog open title="Send test mail" size="md" onClose={onClose}>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ id: issueId, to });
        }}
      >
        <TextField
          label="Send to"
          hint="The issue as last saved."
          error={send.error ? errorMessage(send.error) : null}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={to}
          onChange={setTo}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={send.isPending || to.trim() === ''}>
            {send.isPending ? 'Sending...' : 'Send test mail'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
