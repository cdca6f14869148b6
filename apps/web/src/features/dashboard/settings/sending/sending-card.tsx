import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { SendingLimitsForm } from './sending-limits-form.tsx';

const FAILURE = 'Failed to fetch the limits of the newsletter';

/** The speed limits of issues of the newsletter. */
export function SendingCard() {
  const limits = trpc.issues.sending.limits.useQuery(undefined, {
    meta: { failure: FAILURE },
  });
  const isFresh = limits.isFetchedAfterMount || !limits.isFetching;
  return (
    <SettingsSection id="sending-heading">
      <p className="text-sm text-muted">
        Most mail providers limit the messages per hour or day and refuse the rest. With their numbers here, an issue
        takes longer, and no message is refused for that reason.
      </p>
      <LoadFailure message={FAILURE} query={limits} />
      {limits.isPending ? <Skeleton className="h-32 w-full" /> : null}
      {limits.data && isFresh ? <SendingLimitsForm limits={limits.data} /> : null}
    </SettingsSection>
  );
}
