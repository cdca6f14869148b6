import type { Settings } from '@tideline/domain/site/settings';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { QueryPanel } from '../../../../staff/kit/lists/query-panel.tsx';
import { useNow } from '../../../../staff/time/use-now.ts';
import { Skeleton } from '../../../../ui/sections/skeleton.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { SiteForm } from './site-form.tsx';
import { cityOf, timeIn } from './time-zones.ts';

/** Who the agency is, as the whole site shows it. */
export function SiteCard() {
  const settings = trpc.settings.read.useQuery(undefined, { meta: { failure: 'Failed to fetch settings' } });
  return (
    <SettingsSection section="site" state={settings.data ? <State settings={settings.data} /> : null}>
      <QueryPanel query={settings} isFresh skeleton={<Skeleton className="h-96 w-full" />}>
        {(data) => <SiteForm settings={data} />}
      </QueryPanel>
    </SettingsSection>
  );
}

function State({ settings: { siteTitle, timeZone, currency } }: { settings: Settings }) {
  const now = new Date(useNow());
  return (
    <>
      The site is called <bdi>{siteTitle}</bdi>. It is {timeIn(timeZone, now)} in {cityOf(timeZone)}, and values are in{' '}
      {currency}.
    </>
  );
}
