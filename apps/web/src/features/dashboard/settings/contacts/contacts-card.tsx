import { Link } from '@tanstack/react-router';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { ContactsForm, type ContactsFormProps } from './contacts-form.tsx';

/** How enquiries are acknowledged and answered. */
export function ContactsCard() {
  const settings = trpc.conversations.settings.read.useQuery(undefined, {
    meta: { failure: 'Failed to fetch the inquiry settings' },
  });
  return (
    <SettingsSection
      section="inquiries"
      state={settings.data ? stateOf(settings.data) : null}
      action={settings.data && !settings.data.hasMailServer ? <MailLink /> : null}
    >
      <QueryPanel query={settings} isFresh skeleton={<Skeleton className="h-40 w-full" />}>
        {(data) => <ContactsForm settings={data} />}
      </QueryPanel>
    </SettingsSection>
  );
}

function MailLink() {
  return (
    <Link to="/admin" search={{ tab: 'settings', section: 'mail' }} preload={false} className="link">
      Set up a mail server
    </Link>
  );
}

function stateOf({ hasMailServer, isAcknowledging, isEscalating }: ContactsFormProps['settings']): string {
  if (!hasMailServer) return 'No mail server is set up, so none of this is sent yet.';
  const acknowledges = isAcknowledging ? 'Each inquiry is acknowledged by email' : 'Inquiries are not acknowledged';
  return `${acknowledges}; ${isEscalating ? 'you are warned before the promised 24 hours end.' : 'late answers trigger no warning.'}`;
}
