import { trpc } from '../../../lib/calls/trpc.ts';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { TeamCard } from './team/team-card.tsx';
import { ApiKeysCard } from './api-keys/api-keys-card.tsx';
import { AuditCard } from './audit-card.tsx';
import { AuthorsCard } from './authors/authors-card.tsx';
import { BackupCard } from './backups/backup-card.tsx';
import { CallsCard } from './calls/calls-card.tsx';
import { ContactsCard } from './contacts/contacts-card.tsx';
import { IntegrationsCard } from './integrations/integrations-card.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { MailCard } from './mail/mail-card.tsx';
import { PrivacyCard } from './privacy/privacy-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { SendingCard } from './sending/sending-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';
import { WorkPicturesCard } from './work-pictures-card.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';
import { offeredSections, type SettingsSectionId } from '../../../staff/settings-sections.ts';
import type { ComponentType } from 'react';

const CARDS: Record<SettingsSectionId, ComponentType> = {
  'site-heading': SiteCard,
  'authors-heading': AuthorsCard,
  'work-pictures-heading': WorkPicturesCard,
  'enquiries-heading': ContactsCard,
  'calls-heading': CallsCard,
  'mail-heading': MailCard,
  'sending-heading': SendingCard,
  'privacy-heading': PrivacyCard,
  'team-heading': TeamCard,
  'api-keys-heading': ApiKeysCard,
  'integrations-heading': IntegrationsCard,
  'webhooks-heading': WebhooksCard,
  'backup-heading': BackupCard,
  'audit-heading': AuditCard,
};

/** The Settings tab: the sections that the role allows. */
export function SettingsPanel() {
  const may = useMay();
  const hasForm = may('settings.change');
  const settings = useFreshSettings(hasForm);
  if (settings.isError && !settings.data) {
    return <LoadFailure query={settings} />;
  }
  // Waits for the fetch on mount, so that the form does not start from stale settings.
  if (hasForm && (!settings.data || (settings.isFetching && !settings.isFetchedAfterMount))) {
    return <Skeleton className="h-96 w-full max-w-2xl" />;
  }
  const cards = offeredSections(may).map(({ id }) => {
    const Card = CARDS[id];
    return <Card key={id} />;
  });
  return (
    <div className="grid gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
      <SettingsNav />
      {may('settings.change', 'bookings.edit') ? (
        <SaveBar>{cards}</SaveBar>
      ) : (
        <div className="grid min-w-0 gap-8">{cards}</div>
      )}
    </div>
  );
}

/** The general settings, as the panel has fetched them. */
function SiteCard() {
  const { data } = trpc.settings.read.useQuery(undefined, { enabled: false });
  return data ? <SettingsForm settings={data} /> : null;
}

function useFreshSettings(enabled: boolean) {
  return trpc.settings.read.useQuery(undefined, { enabled, meta: { failure: 'Failed to fetch settings' } });
}
