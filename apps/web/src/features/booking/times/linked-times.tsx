import { Link } from '@tanstack/react-router';
import type { CallTimes } from '@tideline/domain/booking/booking';
import { callTimes } from '@tideline/copy/calls/discovery-call';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { PlainLink } from '../../../ui/controls/plain-link.tsx';
import { FreeTime } from './free-time.tsx';
import { TIME_CLASSES, TimeList } from './day-times.tsx';

export type LinkedTimesProps = {
  times: CallTimes;
  /** Whether the days are not the first ones. */
  isLater: boolean;
};

/** Free times as links to this page with the time chosen, and links to other days. */
export function LinkedTimes({ times, isLater }: LinkedTimesProps) {
  const copy = useCopy('discovery-call', 'times', callTimes);
  const { visitorZone, nextDay } = times;
  const paging = 'inline-flex min-h-11 items-center link';
  return (
    <>
      <TimeList times={times}>
        {(at) => (
          <Link
            to="."
            search={(search) => ({ ...search, zone: visitorZone, from: undefined, at })}
            preload={false}
            className={TIME_CLASSES}
          >
            <FreeTime startsAt={at} zones={times} />
          </Link>
        )}
      </TimeList>
      <p className="flex flex-wrap gap-x-8 border-t border-line pt-3">
        {isLater ? (
          <PlainLink
            to="."
            search={(search) => ({ ...search, from: undefined, at: undefined })}
            preload={false}
            className={paging}
          >
            {copy.first}
          </PlainLink>
        ) : null}
        {nextDay === null ? null : (
          <PlainLink
            to="."
            search={(search) => ({ ...search, from: nextDay, at: undefined })}
            preload={false}
            className={paging}
          >
            {copy.later}
          </PlainLink>
        )}
      </p>
    </>
  );
}
