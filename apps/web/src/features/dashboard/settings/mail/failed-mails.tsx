import type { FailedMail, MailKind } from '@tideline/domain/mail/mail';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';

const KINDS: Record<MailKind, string> = {
  enquiry: 'Notice of inquiry',
  'enquiry-digest': 'Notice of several inquiries',
  confirmation: 'Newsletter confirmation to',
  test: 'Test email to',
  'issue-test': 'Test email of an issue to',
  'address-change': 'Notice of a changed contact email to',
  'mail-account-change': 'Notice of a changed mail server or mailbox',
  'reply-address-change': 'Notice of a changed address for answers to',
  reply: 'Reply to inquiry',
  week: 'Weekly report to',
  acknowledgement: 'Acknowledgement of inquiry',
  answer: 'Notice of an answer to',
  escalation: 'Warning about inquiry',
  call: 'Invitation to a call, inquiry',
  'password-reset': 'Link for a new password, to',
  'password-changed': 'Notice of a new password, to',
  'passkey-added': 'Notice of an added passkey, to',
  'passkey-removed': 'Notice of a removed passkey, to',
  'second-factor-on': 'Notice that two-step sign-in is on, to',
  'second-factor-off': 'Notice that two-step sign-in is off, to',
  'call-staff': 'Notice of a call, inquiry',
  'call-reminder': 'Reminder of a call, inquiry',
  'call-confirmation': 'Request to confirm a call, inquiry',
  'call-digest': 'Notice of several calls',
  webhook: 'Notice of a disabled webhook to',
  invitation: 'Invitation to the team',
  'own-data-download': 'Link to download personal data, to',
  'own-data-erase': 'Link to erase personal data, to',
};

export type FailedMailsProps = {
  /** The most recent failures. */
  failed: readonly FailedMail[];
  /** Total number of failures. */
  total: number;
};

/** Failed mails with reasons and a retry button. */
export function FailedMails({ failed, total }: FailedMailsProps) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const retry = trpc.mail.retry.useMutation({
    meta: { failure: 'Failed to try again' },
    onSuccess: async ({ retried }) => {
      toast({
        title: 'Trying again',
        text: retried === 1 ? 'One email is on its way.' : `${retried} emails are on their way.`,
      });
    },
    onSettled: () => utils.mail.status.invalidate(),
  });
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">Failed emails</h3>
        <Button size="sm" variant="quiet" disabled={retry.isPending} onClick={() => retry.mutate({})}>
          Try all again
        </Button>
      </div>
      <ul className="mt-1 border-t border-line">
        {failed.map(({ id, kind, about, failedAt, attempts, error }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <div className="min-w-0 flex-1 basis-72">
              <p className="wrap-anywhere">
                {KINDS[kind]} {about}
              </p>
              <p className="text-sm wrap-anywhere text-muted">
                <DateText iso={failedAt} />, after {attempts === 1 ? 'one try' : `${attempts} tries`}: {error}
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              className="max-sm:-ml-3"
              disabled={retry.isPending}
              onClick={() => retry.mutate({ id })}
            >
              Try again<span className="sr-only">: {about}</span>
            </Button>
          </li>
        ))}
      </ul>
      {total > failed.length ? (
        <p className="mt-2 text-sm text-muted">
          The latest {failed.length} of {total.toLocaleString('en-US')}.
        </p>
      ) : null}
    </div>
  );
}
