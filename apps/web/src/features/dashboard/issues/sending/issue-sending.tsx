import type { Issue } from '@tideline/domain/newsletter/issue';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/kit/lists/load-failure.tsx';
import { NoMailServer } from '../../../../staff/issues/no-mail-server.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { Countdown } from './countdown.tsx';
import { FailedMessages } from './failed-messages.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Interval of refetching while an issue is being sent. Other staff can pause, resume and cancel it, too. */
const WATCH_MS = 2_000;
const FAILURE = 'Failed to fetch the progress';

/**
 * An issue during and after sending: the time to cancel, the progress, and the failed messages. Use the state as its key, so
 * that the last figures are fetched.
 */
export function IssueSending({ issue }: { issue: Issue }) {
  const { id, state } = issue;
  const refetchInterval = state === 'sending' || state === 'paused' ? WATCH_MS : false;
  // Also refetches `issue`: another state changes the whole page.
  trpc.issues.byId.useQuery({ id }, { refetchInterval, refetchOnMount: false });
  const progress = trpc.issues.sending.progress.useQuery({ id }, { refetchInterval });
  const secondsToStart = useSecondsUntil(state === 'sending' && issue.startedAt === null ? issue.startsAt : null);
  return (
    <>
      {state === 'sending' ? <NoMailServer /> : null}
      <LoadFailure message={FAILURE} query={progress} />
      {progress.isPending ? <Skeleton className="h-36 w-full" /> : null}
      {progress.data && secondsToStart > 0 ? (
        <Countdown issueId={id} seconds={secondsToStart} readers={progress.data.waiting} />
      ) : null}
      {progress.data && secondsToStart === 0 ? <SendingProgress issue={issue} progress={progress.data} /> : null}
      {progress.data && progress.data.refused > 0 ? (
        <FailedMessages issueId={id} refused={progress.data.refused} isGrowing={state === 'sending'} />
      ) : null}
    </>
  );
}
