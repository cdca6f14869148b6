import type { Issue } from '@tideline/domain/newsletter/issue';
import { trpc } from '../../../lib/calls/trpc.ts';
import { DateText } from '../../../staff/time/date-text.tsx';
import { NoMailServer } from '../../../staff/issues/no-mail-server.tsx';
import { useNow } from '../../../staff/time/use-now.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { formatMoment } from '../publishing/primary-action.ts';
import type { StoredIssue } from './issue-start.ts';

export type ScheduledNoticeProps = {
  stored: StoredIssue;
  timeZone: string;
  /** Asks for another date, or sends at once. */
  onReschedule: () => void;
  onUnscheduled: (issue: Issue) => void;
};

/** The date of a scheduled issue, and a way back to a draft; or why it could not be sent at its date. */
export function ScheduledNotice({ stored, timeZone, onReschedule, onUnscheduled }: ScheduledNoticeProps) {
  const { id, state, scheduledAt, pauseReason } = stored;
  const now = useNow();
  const utils = trpc.useUtils();
  const unschedule = trpc.issues.unschedule.useMutation({
    meta: { failure: 'Failed to unschedule the issue' },
    onSuccess: async (issue) => {
      onUnscheduled(issue);
      await utils.issues.invalidate();
    },
  });
  if (state === 'draft' && pauseReason !== '') {
    return (
      <p className="mt-4 border-l-4 border-warn bg-surface px-4 py-3 text-sm wrap-anywhere">
        <strong className="text-warn">It was not sent at its date.</strong> {pauseReason}
      </p>
    );
  }
  if (id === null || state !== 'scheduled' || scheduledAt === null) return null;
  return (
    <>
      <NoMailServer />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-accent bg-surface px-4 py-2 text-sm">
        <p className="mr-auto">
          Goes out on {formatMoment(scheduledAt, { timeZone, now })}, <DateText iso={scheduledAt} />. Changes are sent
          only when they are saved.
        </p>
        <Button size="sm" variant="quiet" onClick={onReschedule}>
          Change…
        </Button>
        <Button size="sm" variant="secondary" disabled={unschedule.isPending} onClick={() => unschedule.mutate({ id })}>
          {unschedule.isPending ? 'Unscheduling...' : 'Unschedule'}
        </Button>
      </div>
    </>
  );
}
