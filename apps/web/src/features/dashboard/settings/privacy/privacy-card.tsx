import { trpc } from '../../../../lib/calls/trpc.ts';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { PersonFinder } from './person-finder.tsx';
import { RetentionForm } from './retention-form.tsx';
import { SettingsSection } from '../settings-section.tsx';

const FAILURE = 'Failed to fetch the retention periods';

/** Requests of data subjects and retention periods. */
export function PrivacyCard() {
  const retention = trpc.privacy.retention.useQuery(undefined, {
    meta: { failure: FAILURE },
  });
  const isFresh = retention.isFetchedAfterMount || !retention.isFetching;
  return (
    <SettingsSection id="privacy-heading">
      <PersonFinder />
      <LoadFailure message={FAILURE} query={retention} />
      {retention.isPending ? <Skeleton className="h-32 w-full" /> : null}
      {retention.data && isFresh ? <RetentionForm retention={retention.data} /> : null}
    </SettingsSection>
  );
}
