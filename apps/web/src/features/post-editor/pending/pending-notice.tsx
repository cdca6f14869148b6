import { Clock, FileClock } from 'lucide-react';
import { DateText } from '../../../staff/time/date-text.tsx';
import { formatDateTime } from '../../../staff/time/relative-date.ts';
import { UserText } from '../../../staff/user-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { StoredPending } from '../saving/stored-post.ts';

export type PendingNoticeProps = {
  pending: StoredPending;
  timeZone: string;
  isDiscarding: boolean;
  onDiscard: () => void;
};

/** A notice that the editor shows pending changes, and when they go live. */
export function PendingNotice({ pending, timeZone, isDiscarding, onDiscard }: PendingNoticeProps) {
  const { goesLiveAt, isHeld, savedBy, savedAt } = pending;
  const Icon = goesLiveAt === null ? FileClock : Clock;
  return (
    <section
      aria-label="Pending changes"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-accent bg-surface px-4 py-3 text-sm"
    >
      <Icon aria-hidden="true" className="icon flex-none text-accent" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-[560]">
          {goesLiveAt === null || isHeld ? 'Pending changes' : `Goes live ${formatDateTime(goesLiveAt, timeZone)}`}
        </p>
        <p className="text-muted">
          {isHeld
            ? 'Their date has come, but the live post was changed in the same fields. Update shows both texts.'
            : 'Visitors see the live post as it is.'}{' '}
          Kept by <UserText text={savedBy} className="inline!" />, <DateText iso={savedAt} />.
        </p>
      </div>
      <Button size="sm" variant="danger" disabled={isDiscarding} onClick={onDiscard}>
        {isDiscarding ? 'Discarding...' : 'Discard'}
      </Button>
    </section>
  );
}
