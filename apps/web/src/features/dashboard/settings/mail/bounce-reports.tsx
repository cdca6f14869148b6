import { BOUNCE_LABELS, type BounceReport } from '@tideline/domain/newsletter/bounce';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { UserText } from '../../../../staff/user-text.tsx';
import { Button } from '../../../../ui/controls/button.tsx';

/** Reports that could not be assigned to a message; renders nothing without any. */
export function BounceReports() {
  const utils = trpc.useUtils();
  const list = trpc.bounces.reports.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the reports of bounces' },
  });
  const decide = trpc.bounces.decide.useMutation({
    meta: { failure: 'Failed to decide the report' },
    onSettled: () => utils.bounces.reports.invalidate(),
  });
  if (list.isError) return <LoadFailure query={list} />;
  if (!list.data || list.data.total === 0) return null;
  const { reports, total } = list.data;
  return (
    <div>
      <h4 className="font-medium">For you to decide</h4>
      <p className="text-sm text-muted">
        These do not clearly name a message of the newsletter, so nothing was changed. Anyone can send such an email:
        read it in the mailbox first. Undecided reports are deleted after 90 days.
      </p>
      <ul className="mt-1 border-t border-line">
        {reports.map((report) => (
          <Report
            key={report.id}
            report={report}
            isPending={decide.isPending}
            onDecide={(as) => decide.mutate({ id: report.id, as })}
          />
        ))}
      </ul>
      {total > reports.length ? (
        <p className="mt-2 text-sm text-muted">
          The latest {reports.length} of {total.toLocaleString('en-US')}.
        </p>
      ) : null}
    </div>
  );
}

type ReportProps = {
  report: BounceReport;
  isPending: boolean;
  onDecide: (as: 'bounced' | 'complained' | 'dismissed') => void;
};

function Report({ report: { kind, recipient, reason, receivedAt }, isPending, onDecide }: ReportProps) {
  const about = recipient || 'no address';
  const suppress = kind === 'complaint' ? 'complained' : 'bounced';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-72">
        <UserText text={recipient || 'No address'} />
        <p className="text-sm wrap-anywhere text-muted">
          {kind === null ? null : `${BOUNCE_LABELS[kind]}, `}
          <DateText iso={receivedAt} />: {reason}
        </p>
      </div>
      <div className="flex flex-wrap max-sm:-ml-3">
        {recipient === '' ? null : (
          <Button size="sm" variant="quiet" disabled={isPending} onClick={() => onDecide(suppress)}>
            Stop mail<span className="sr-only"> to {about}</span>
          </Button>
        )}
        <Button size="sm" variant="quiet" disabled={isPending} onClick={() => onDecide('dismissed')}>
          Dismiss<span className="sr-only"> the report about {about}</span>
        </Button>
      </div>
    </li>
  );
}
