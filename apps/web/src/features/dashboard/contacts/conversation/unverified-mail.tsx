import type { ContactMessage } from '@tideline/domain/conversation/message';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { May } from '../../../../staff/roles/may.tsx';
import { useRefreshContact } from '../use-refresh-contact.ts';
import { Button } from '../../../../ui/controls/button.tsx';

/** Why an unverified staff mail waits, and both decisions. */
export function UnverifiedMail({ message: { id, contactId } }: { message: ContactMessage }) {
  const utils = trpc.useUtils();
  const refresh = useRefreshContact();
  const decide = trpc.conversations.decide.useMutation({
    meta: { failure: 'Failed to save the decision' },
    onSettled: () => Promise.all([utils.conversations.read.invalidate({ contactId }), refresh(contactId)]),
  });
  return (
    <div className="grid gap-2 rounded-sm border border-buoy p-3">
      <p>This email claims to come from your agency, but nothing proves it. It does not count as an answer.</p>
      <May use="contacts.reply">
        <p className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ id, as: 'ours' })}
          >
            Accept as our answer
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={decide.isPending}
            onClick={() => decide.mutate({ id, as: 'dismissed' })}
          >
            Dismiss
          </Button>
        </p>
      </May>
    </div>
  );
}
