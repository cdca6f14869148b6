import { trpc } from '../../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../../staff/load-failure.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { ContactsForm } from './contacts-form.tsx';

const FAILURE = 'Failed to fetch the settings of enquiries';

/** How enquiries are acknowledged and answered. */
export function ContactsCard() {
  const settings = trpc.conversations.settings.read.useQuery(undefined, { meta: { failure: FAILURE } });
  return (
    <SettingsSection id="enquiries-heading">
      <LoadFailure message={FAILURE} query={settings} />
      {settings.data ? <ContactsForm settings={settings.data} /> : <Skeleton className="h-40 w-full" />}
    </SettingsSection>
  );
}
