import type { PostApproval } from '@tideline/domain/team/approval';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../lib/calls/use-may.ts';
import { DateText } from '../../../staff/time/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { useApproval } from './use-approval.ts';
import { SendBackDialog } from './send-back-dialog.tsx';

export type ApprovalNoticeProps = {
  request: ReturnType<typeof useApproval>;
  postId: string;
  /** Whether the editor shows the stored text. */
  isSaved: boolean;
};

/**
 * A notice that a post waits for approval or was sent back, with the possible decisions; renders nothing without a request.
 */
export function ApprovalNotice({ request, postId, isSaved }: ApprovalNoticeProps) {
  const mayPublish = useMay()('posts.publish');
  const [isSendingBack, setIsSendingBack] = useState(false);
  const { approval, isBusy } = request;
  if (!approval) return null;
  const isWaiting = approval.state === 'waiting';
  return (
    <section
      aria-label="Approval"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-accent bg-surface px-4 py-3 text-sm"
    >
      <Stamp aria-hidden="true" className="icon flex-none text-accent" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[560]">{isWaiting ? 'Waiting for approval' : 'Sent back with a note'}</p>
        {isWaiting ? null : <UserText text={approval.note} className="whitespace-pre-line" />}
        <ApprovalTime approval={approval} />
      </div>
      {isWaiting && mayPublish ? (
        <>
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => setIsSendingBack(true)}>
            Send back…
          </Button>
          <Button
            size="sm"
            disabled={isBusy || !isSaved}
            title={isSaved ? 'Publishes the text as it is shown' : 'Save your changes first'}
            onClick={request.approve}
          >
            Approve and publish
          </Button>
        </>
      ) : null}
      {isWaiting && !mayPublish ? (
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={request.withdraw}>
          Withdraw
        </Button>
      ) : null}
      {isSendingBack ? <SendBackDialog postId={postId} onClose={() => setIsSendingBack(false)} /> : null}
    </section>
  );
}

function ApprovalTime({ approval }: { approval: PostApproval }) {
  const { state, requestedBy, requestedAt, isChanged, returnedBy, returnedAt } = approval;
  const [act, name, at] =
    state === 'waiting'
      ? ['Submitted', requestedBy, requestedAt]
      : ['Sent back', returnedBy, returnedAt ?? requestedAt];
  return (
    <p className="text-muted">
      {act}{' '}
      {name === '' ? null : (
        <>
          by <UserText text={name} className="inline!" />,{' '}
        </>
      )}
      <DateText iso={at} />. {isChanged ? 'The text was changed since it was submitted.' : null}
    </p>
  );
}
