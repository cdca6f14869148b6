import { trpc } from '../../../../lib/calls/trpc.ts';
import { QueryPanel } from '../../../../staff/kit/query-panel.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { ContactsForm } from './contacts-form.tsx';

/** How enquiries are acknowledged and answered. */
export function ContactsCard() {
  const settings = trpc.conversations.settings.read.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the inquiry settings' },
  });
  return (
    <SettingsSection id="enquiries-heading">
      <QueryPanel query={settings} isFresh skeleton={<Skeleton className="h-40 w-full" />}>
        {(data) => <ContactsForm settings={data} />}
      </QueryPanel>
    </SettingsSection>
  );
}
