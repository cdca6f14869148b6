import type { PendingProfile } from '@tideline/domain/author/pending-profile';
import { trpc } from '../../../lib/calls/trpc.ts';
import { ProfileTexts } from '../../../staff/approval/profile-texts.tsx';
import { DateText } from '../../../staff/time/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';

/** Says that the profile waits for approval or was sent back, with what was submitted. */
export function PendingNotice({ pending }: { pending: PendingProfile }) {
  const utils = trpc.useUtils();
  const withdraw = trpc.authors.own.withdraw.useMutation({
    meta: { failure: 'Failed to withdraw' },
    onSettled: () => utils.authors.own.invalidate(),
  });
  const isWaiting = pending.state === 'waiting';
  return (
    <section aria-label="Approval" className="grid gap-4 border-l-4 border-accent bg-surface px-4 py-3">
      <div className="text-sm">
        <p className="font-[560]">{isWaiting ? 'Waiting for approval' : 'Sent back with a note'}</p>
        {isWaiting ? null : <UserText text={pending.note} className="line-clamp-none! block whitespace-pre-line" />}
        <p className="text-muted">
          {isWaiting ? 'Submitted ' : 'Sent back '}
          {pending.returnedBy === '' ? null : (
            <>
              by <UserText text={pending.returnedBy} className="inline!" />,{' '}
            </>
          )}
          <DateText iso={pending.returnedAt ?? pending.submittedAt} />. Readers do not see this profile yet.
        </p>
      </div>
      <ProfileTexts profile={pending} />
      <div>
        <Button size="sm" variant="secondary" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Withdraw
        </Button>
      </div>
    </section>
  );
}
