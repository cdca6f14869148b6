import type { Retention } from '@tideline/domain/privacy/retention';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { PersonFinder } from './person-finder.tsx';
import { RetentionForm } from './retention-form.tsx';
import { SettingsSection } from '../settings-section.tsx';

/** Requests of data subjects and retention periods. */
export function PrivacyCard() {
  const retention = trpc.privacy.retention.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the retention periods' },
  });
  return (
    <SettingsSection
      section="privacy"
      state={retention.data ? stateOf(retention.data) : null}
      saving="The periods are saved with Save Settings; a download or an erasure happens right away."
    >
      <PersonFinder />
      <QueryPanel query={retention} isFresh skeleton={<Skeleton className="h-32 w-full" />}>
        {(data) => <RetentionForm retention={data} />}
      </QueryPanel>
    </SettingsSection>
  );
}

function stateOf({ contactMonths, unconfirmedDays }: Retention): string {
  const inquiries = contactMonths === 0 ? 'without a limit' : `for ${quantity(contactMonths, 'month')}`;
  return `Inquiries are kept ${inquiries}, unconfirmed sign-ups for ${quantity(unconfirmedDays, 'day')}.`;
}

function quantity(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
