import { STAFF_ROLE_LABELS } from '@tideline/domain/staff/capability';
import type { TeamInvitation } from '@tideline/domain/team/team';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { errorMessage, needsPassword } from '../../../../lib/text/error-message.ts';
import { formatDateTime } from '../../../../staff/time/relative-date.ts';
import { useNow } from '../../../../staff/time/use-now.ts';
import { UserText } from '../../../../staff/user-text.tsx';
import { RowButton } from '../../../../staff/kit/buttons/row-button.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { InvitationSent } from './invitation-sent.tsx';
import { PasswordStep } from '../../../../staff/kit/dialogs/password-step.tsx';
import { REASON } from './password-reason.ts';

export type InvitationRowProps = {
  invitation: TeamInvitation;
  /** Called when the row is gone, and with it the button that had the focus. */
  onWithdrawn: () => void;
};

/** Somebody who was invited. */
export function InvitationRow({ invitation, onWithdrawn }: InvitationRowProps) {
  const { id, email, name, role, expiresAt } = invitation;
  const timeZone = useTimeZone();
  const isExpired = Date.parse(expiresAt) <= useNow();
  const [isShown, setIsShown] = useState(false);
  const toast = useToast();
  const utils = trpc.useUtils();
  const refresh = () => utils.team.invalidate();
  const resend = trpc.team.resend.useMutation({ onSuccess: () => setIsShown(true), onSettled: refresh });
  const withdraw = trpc.team.withdraw.useMutation({
    onSuccess: async () => {
      toast({ title: 'Invitation withdrawn', text: email });
      await refresh();
      onWithdrawn();
    },
    onError: refresh,
  });
  const error = [resend.error, withdraw.error].find((failure) => failure && !needsPassword(failure));
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[560]">
          <UserText text={name || email} className="min-w-0!" />
          <Badge tone="neutral">{STAFF_ROLE_LABELS[role].label}</Badge>
          <Badge tone={isExpired ? 'red' : 'neutral'}>{isExpired ? 'Expired' : 'Invited'}</Badge>
        </h3>
        {name === '' ? null : <p className="text-sm wrap-anywhere text-muted">{email}</p>}
        <p className="text-sm text-muted">
          {isExpired ? 'The link ended' : 'The link works until'} {formatDateTime(expiresAt, timeZone)}
        </p>
        <p role="alert" className="text-sm text-danger empty:hidden">
          {error ? errorMessage(error) : null}
        </p>
      </div>
      <div className="flex flex-none gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Send again: ${email}`}
          // Not disabled meanwhile: a disabled button loses the focus, which the dialog must return.
          onClick={() => (resend.isPending ? undefined : resend.mutate({ id }))}
        >
          {resend.isPending ? 'Sending...' : 'Send again'}
        </Button>
        <RowButton
          act="Withdraw"
          name={email}
          onClick={() => (withdraw.isPending ? undefined : withdraw.mutate({ id }))}
        />
      </div>
      <PasswordStep reason={REASON} act={resend} action="Send again" onRetry={() => resend.mutate({ id })} />
      <PasswordStep reason={REASON} act={withdraw} action="Withdraw" onRetry={() => withdraw.mutate({ id })} />
      {isShown && resend.data ? (
        <InvitationSent email={email} link={resend.data.link} onClose={() => setIsShown(false)} />
      ) : null}
    </li>
  );
}
