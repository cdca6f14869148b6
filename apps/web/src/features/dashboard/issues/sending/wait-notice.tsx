import type { Issue } from '@tideline/domain/newsletter/issue';
import type { IssueProgress } from '@tideline/domain/newsletter/sending';
import { formatRelativeDate } from '../../../../staff/time/relative-date.ts';
import { useNow } from '../../../../staff/time/use-now.ts';

export type WaitNoticeProps = Pick<Issue, 'canaryError'> & Pick<IssueProgress, 'wait'>;

/** Why an issue waits, and until when; renders nothing without a wait. */
export function WaitNotice({ wait, canaryError }: WaitNoticeProps) {
  const now = useNow();
  if (wait === null && canaryError === '') return null;
  // Readers need not distinguish between a moment soon and one that has passed.
  const when =
    wait === null || Date.parse(wait.until) - now < 60_000 ? 'in a moment' : formatRelativeDate(wait.until, now);
  return (
    <div className="border-l-4 border-warn bg-surface px-4 py-3">
      <p className="font-[560] text-warn">
        {canaryError === '' ? 'No message is sent for now' : 'The first copy was not accepted yet'}
      </p>
      <p dir="auto" className="wrap-anywhere">
        {canaryError === '' ? wait?.reason : canaryError}
      </p>
      <p className="text-sm text-muted">It continues automatically {when}.</p>
    </div>
  );
}
