import { Navigate, useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useMay } from '../../../lib/calls/use-may.ts';
import { NotForRole } from '../../../staff/roles/not-for-role.tsx';
import { findSection, offeredSections, type SettingsSectionId } from '../../../staff/settings-sections.ts';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import type { TabSearch } from '../dashboard-search.ts';
import { ApiKeysCard } from './api-keys/api-keys-card.tsx';
import { AuditCard } from './audit-card.tsx';
import { AuthorsCard } from './authors/authors-card.tsx';
import { BackupCard } from './backups/backup-card.tsx';
import { CallsCard } from './calls/calls-card.tsx';
import { ContactsCard } from './contacts/contacts-card.tsx';
import { SavedRepliesCard } from './contacts/saved-replies-card.tsx';
import { IntegrationsCard } from './integrations/integrations-card.tsx';
import { MailCard } from './mail/mail-card.tsx';
import { PagesCard } from './pages-card.tsx';
import { PrivacyCard } from './privacy/privacy-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { SendingCard } from './sending/sending-card.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { SiteCard } from './site/site-card.tsx';
import { TeamCard } from './team/team-card.tsx';
import { WebhooksCard } from './webhooks/webhooks-card.tsx';

/** With the code that computes themes. */
const BrandCard = lazy(async () => ({ default: (await import('./brand/brand-card.tsx')).BrandCard }));
const ExportCard = lazy(async () => ({ default: (await import('./export/export-card.tsx')).ExportCard }));
const FormCard = lazy(async () => ({ default: (await import('./form/form-card.tsx')).FormCard }));
const ImportsCard = lazy(async () => ({ default: (await import('./imports/imports-card.tsx')).ImportsCard }));
/** With the drawings. */
const WorkPicturesCard = lazy(async () => {
  const { WorkPicturesCard: Card } = await import('./work-pictures/work-pictures-card.tsx');
  return { default: Card };
});

/** `bar`: what is typed is saved by the bar; `acts`: each act takes effect at once, or the page has a bar of its own. */
type Page = { Card: ComponentType<SettingsPanelProps>; saves: 'bar' | 'acts' };

const PAGES = {
  site: { Card: SiteCard, saves: 'bar' },
  inquiries: { Card: ContactsCard, saves: 'bar' },
  'saved-replies': { Card: SavedRepliesCard, saves: 'acts' },
  calls: { Card: CallsCard, saves: 'bar' },
  brand: { Card: BrandCard, saves: 'acts' },
  pages: { Card: PagesCard, saves: 'acts' },
  form: { Card: FormCard, saves: 'acts' },
  authors: { Card: AuthorsCard, saves: 'acts' },
  'work-pictures': { Card: WorkPicturesCard, saves: 'acts' },
  mail: { Card: MailCard, saves: 'acts' },
  sending: { Card: SendingCard, saves: 'bar' },
  team: { Card: TeamCard, saves: 'acts' },
  'api-keys': { Card: ApiKeysCard, saves: 'acts' },
  integrations: { Card: IntegrationsCard, saves: 'acts' },
  webhooks: { Card: WebhooksCard, saves: 'acts' },
  privacy: { Card: PrivacyCard, saves: 'bar' },
  import: { Card: ImportsCard, saves: 'acts' },
  export: { Card: ExportCard, saves: 'acts' },
  backup: { Card: BackupCard, saves: 'acts' },
  audit: { Card: AuditCard, saves: 'acts' },
} satisfies Record<SettingsSectionId, Page>;

export type SettingsPanelProps = { search: TabSearch<'settings'> };

/** The Settings tab: the page in the address, else the first one that the role allows. */
export function SettingsPanel({ search }: SettingsPanelProps) {
  const { hash } = useLocation();
  const offered = offeredSections(useMay());
  const linked = search.section === undefined ? findSection(hash) : undefined;
  // Links from before each section had a page name its heading.
  if (linked) return <Navigate to="/admin" search={{ tab: 'settings', section: linked }} replace />;
  const wanted = findSection(search.section ?? '') ?? offered[0];
  const current = offered.find((id) => id === wanted);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10">
      <SettingsNav current={current} />
      {current ? <SettingsPage key={current} search={search} {...PAGES[current]} /> : <NotForRole />}
    </div>
  );
}

function SettingsPage({ Card, saves, search }: Page & SettingsPanelProps) {
  const card = (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <Card search={search} />
    </Suspense>
  );
  return saves === 'acts' ? card : <SaveBar>{card}</SaveBar>;
}
