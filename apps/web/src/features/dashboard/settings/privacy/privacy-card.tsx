import { trpc } from '../../../../lib/calls/trpc.ts';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { QueryPanel } from '../../../../staff/kit/query-panel.tsx';
import { PersonFinder } from './person-finder.tsx';
import { RetentionForm } from './retention-form.tsx';
import { SettingsSection } from '../settings-section.tsx';

/** Requests of data subjects and retention periods. */
export function PrivacyCard() {
  const retention = trpc.privacy.retention.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the retention periods' },
  });
  return (
    <SettingsSection id="privacy-heading">
      <PersonFinder />
      <QueryPanel query={retention} isFresh skeleton={<Skeleton className="h-32 w-full" />}>
        {(data) => <RetentionForm retention={data} />}
      </QueryPanel>
    </SettingsSection>
  );
}
