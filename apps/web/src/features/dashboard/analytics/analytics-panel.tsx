import type { PanelProps } from '../dashboard.tsx';
import { HealthPage } from './addresses/health-page.tsx';
import { analyticsViewOf } from './analytics-search.ts';
import { AnalyticsViews } from './analytics-views.tsx';
import { ClientsPage } from './funnel/clients-page.tsx';
import { TrafficPage } from './traffic-page.tsx';

const PAGES = { traffic: TrafficPage, clients: ClientsPage, health: HealthPage };

/** The Analytics tab: who visits, who becomes a client, and what to mend on the site. */
export function AnalyticsPanel(props: PanelProps<'analytics'>) {
  const Page = PAGES[analyticsViewOf(props.search)];
  return (
    <div className="grid gap-6">
      <AnalyticsViews search={props.search} />
      <Page {...props} />
    </div>
  );
}
