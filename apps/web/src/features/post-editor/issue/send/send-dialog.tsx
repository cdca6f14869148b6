import type { Issue } from '@tideline/domain/newsletter/issue';
import { dayInZone, timeInZone } from '@tideline/domain/time/publish-date';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../../lib/calls/use-time-zone.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { issueTitle } from '../../../../staff/issues/issue-title.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { useNow } from '../../../../staff/time/use-now.ts';
import { UserText } from '../../../../staff/user-text.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { formatMoment, futureDate } from '../../publishing/primary-action.ts';
import { PublishWhen } from '../../publishing/publish-when.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { SendChecks } from './send-checks.tsx';
import { SendFoot } from './send-foot.tsx';
import { findObstacle } from './send-obstacle.ts';
import { SendTest } from './send-test.tsx';
import { useSendIssue } from './use-send-issue.ts';

export type SendDialogProps = {
  /** As saved. */
  issue: Issue;
  /** Who gets it, in words. */
  audience: ReactNode;
  /** Sending has begun, or the issue is scheduled. */
  onSent: () => void;
  onClose: () => void;
};

/** The readers of an issue, hints before sending, and its date. */
export function SendDialog({ issue, audience, onSent, onClose }: SendDialogProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const planned = issue.scheduledAt;
  const [isDated, setIsDated] = useState(planned !== null);
  const [date, setDate] = useState({
    publishDay: planned === null ? '' : dayInZone(planned, timeZone),
    publishTime: planned === null ? '' : timeInZone(planned, timeZone),
  });
  const [isDateAsked, setIsDateAsked] = useState(false);
  const mail = trpc.mail.sender.useQuery();
  const count = trpc.issues.audience.count.useQuery({ audience: issue.audience });
  const { send, schedule, isPending, error } = useSendIssue(issue, onSent);
  const readers = count.data?.included;
  const at = isDated ? futureDate(date, { timeZone, now }) : null;
  const isKnown = mail.data !== undefined && readers !== undefined;
  const obstacle = isKnown ? findObstacle(issue, mail.data.server, isDated ? null : readers) : null;
  const mayChoose = isKnown && (obstacle === null || obstacle === 'nobody');

  function act() {
    if (at !== null) schedule(at);
    else if (isDated) setIsDateAsked(true);
    else if (readers !== undefined) send(readers);
  }
  function label(): string {
    if (at !== null) return `Schedule for ${formatMoment(at, { timeZone, now })}`;
    return isDated ? 'Schedule' : `Send to ${quantity(readers ?? 0, ['reader', 'readers'])}`;
  }
  return (
    <Dialog open title="Send the issue" size="md" onClose={onClose}>
      <div className="grid grid-cols-1 gap-6">
        <Part title="Subject">
          <UserText text={issueTitle(issue)} className="font-[560]" />
        </Part>
        <Part title="Audience">{audience}</Part>
        <Part title="The email">
          <SendChecks issueId={issue.id} version={issue.version} />
          {mail.data?.server == null ? null : <SendTest issueId={issue.id} />}
        </Part>
        <LoadFailure message="Failed to fetch the email status" query={mail} />
        {mayChoose ? (
          <PublishWhen
            isDated={isDated}
            onDated={setIsDated}
            // As a draft: a date in the past is refused, not published at once.
            form={{ ...date, status: 'draft' }}
            dayLabel="Send on"
            error={isDateAsked && at === null ? 'Choose a date and time to come.' : null}
            timeZone={timeZone}
            onChange={(changes) => setDate({ ...date, ...changes })}
          />
        ) : null}
        {obstacle === null ? null : <ObstacleNotice obstacle={obstacle} />}
        <SendFoot
          action={isKnown && obstacle === null ? label() : null}
          isDated={isDated}
          ownAddress={mail.data?.sender.address ?? ''}
          isPending={isPending}
          error={error}
          onAction={act}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h3 className="type-label text-muted">{title}</h3>
      {children}
    </section>
  );
}
