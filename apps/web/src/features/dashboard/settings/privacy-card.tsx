import { trpc } from '../../../lib/calls/trpc.ts';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { PersonFinder } from './person-finder.tsx';
import { RetentionForm } from './retention-form.tsx';

const FAILURE = 'Failed to fetch the retention periods';

/** Requests of data subjects and retention periods. */
export function PrivacyCard() {
  const retention = trpc.privacy.retention.useQuery(undefined, {
    refetchOnMount: 'always',
    meta: { failure: FAILURE },
  });
  const isFresh = retention.isFetchedAfterMount || !retention.isFetching;
  return (
    <section aria-labelledby="privacy-heading" className="mt-8 grid max-w-4xl gap-6 border-t border-line pt-6">
      <h2 id="privacy-heading" className="text-lg font-semibold">
        Privacy
      </h2>
      <PersonFinder />
      {retention.isError && !retention.data ? (
        <LoadFailure message={FAILURE} error={retention.error} onRetry={() => void retention.refetch()} />
      ) : null}
      {retention.isPending ? <Skeleton className="h-32 w-full" /> : null}
      {retention.data && isFresh ? <RetentionForm retention={retention.data} /> : null}
    </section>
  );
}
