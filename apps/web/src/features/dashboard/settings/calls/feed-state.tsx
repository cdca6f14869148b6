import type { CallFeed } from '@tideline/domain/booking/hours';
import { DateText } from '../../../../staff/time/date-text.tsx';

/** The host of a private calendar, its last read, and any error. */
export function FeedState({ feed: { host, readAt, failedAt, problem } }: { feed: CallFeed }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="wrap-anywhere">
        {host},{' '}
        {readAt === null ? (
          'not read yet'
        ) : (
          <>
            read <DateText iso={readAt} />
          </>
        )}
        .
      </p>
      {problem === '' ? null : (
        <p className="text-danger">
          {problem} {failedAt !== null && readAt !== null ? 'The busy times that were read last are still used.' : null}
        </p>
      )}
    </div>
  );
}
