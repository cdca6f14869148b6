import { trpc } from '../../../lib/calls/trpc.ts';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import { ApiKeysCard } from './api-keys/api-keys-card.tsx';
import { AuditCard } from './audit-card.tsx';
import { AuthorsCard } from './authors/authors-card.tsx';
import { BackupCard } from './backups/backup-card.tsx';
import { CallsCard } from './calls/calls-card.tsx';
import { EnquiriesCard } from './enquiries/enquiries-card.tsx';
import { LoadFailure } from '../../../staff/load-failure.tsx';
import { MailCard } from './mail/mail-card.tsx';
import { PrivacyCard } from './privacy/privacy-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { SendingCard } from './sending/sending-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';
import { WorkPicturesCard } from './work-pictures-card.tsx';

const FAILURE = 'Failed to fetch settings';

/** The Settings tab. */
export function SettingsPanel() {
  const settings = trpc.settings.read.useQuery(undefined, { refetchOnMount: 'always', meta: { failure: FAILURE } });
  if (settings.isError && !settings.data) {
    return <LoadFailure message={FAILURE} query={settings} />;
  }
  // Waits for the fetch on mount, so that the form does not start from stale settings.
  if (!settings.data || (settings.isFetching && !settings.isFetchedAfterMount)) {
    return <Skeleton className="h-96 w-full max-w-2xl" />;
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
      <SettingsNav />
      <SaveBar>
        <SettingsForm settings={settings.data} />
        <AuthorsCard />
        <WorkPicturesCard />
        <EnquiriesCard />
        <CallsCard />
        <MailCard />
        <SendingCard />
        <PrivacyCard />
        <ApiKeysCard />
        <WebhooksCard />
        <BackupCard />
        <AuditCard />
      </SaveBar>
    </div>
  );
}
