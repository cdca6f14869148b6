import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { PostSummary } from '@tideline/domain/post/post';
import type { ComponentType, ReactNode } from 'react';
import { RefreshCw } from 'lucide-react';
import { AnalyticsTab } from './analytics/analytics-tab.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { ContactsPanel } from './contacts/contacts-panel.tsx';
import { DashboardTabs, panelId, tabId } from './dashboard-tabs.tsx';
import { NotForRole } from '../../staff/roles/not-for-role.tsx';
import { useMay } from '../../lib/calls/use-may.ts';
import { useLoadAhead } from '../../lib/page-start/use-load-ahead.ts';
import { type DashboardSearch, type DashboardTab, type SearchChanges, type TabSearch } from './dashboard-search.ts';
import { NewsletterTab } from './newsletter/newsletter-tab.tsx';
import { OverviewPanel } from './overview/overview-panel.tsx';
import { PostsPanel } from './posts/posts-panel.tsx';
import { loadTabParts } from './tab-parts.ts';
import { isAllowed } from './tab-rights.ts';
import { SettingsPanel } from './settings/settings-panel.tsx';

export type PanelProps<Tab extends DashboardTab> = {
  search: TabSearch<Tab>;
  /** Updates search parameters; undefined removes one. Replaces the history entry unless `how` is `push`. */
  onSearch: (changes: SearchChanges, how?: 'push') => void;
  /** Opens the dialog with Unpublish and Move to trash. */
  onDeletePost: (post: PostSummary) => void;
  /** Issues with unsaved text in this browser, above their list. */
  unsavedIssues?: ReactNode;
};

const PANELS: { [Tab in DashboardTab]: ComponentType<PanelProps<Tab>> } = {
  overview: OverviewPanel,
  posts: PostsTab,
  newsletter: NewsletterTab,
  contacts: ContactsPanel,
  analytics: AnalyticsTab,
  settings: SettingsPanel,
};

/** The Blog Posts tab. */
function PostsTab(props: PanelProps<'posts'>) {
  return <PostsPanel place="tab" {...props} />;
}

export type DashboardProps = Omit<PanelProps<DashboardTab>, 'search'> & { search: DashboardSearch };

/** The admin dashboard: six tabs. The open tab is in the URL and refetches when opened. */
export function Dashboard(props: DashboardProps) {
  const tab = props.search.tab ?? 'overview';
  const may = useMay();
  useLoadAhead(loadTabParts);
  // The search is that of the tab, and so is the panel.
  const Panel = isAllowed(tab, may) ? (PANELS[tab] as ComponentType<DashboardProps>) : NotForRole;
  return (
    <>
      <div className="flex items-center justify-between gap-4 pt-6 pb-3 max-sm:pt-1 max-sm:pb-0">
        <h1 className="type-title text-title-s sm:text-title">Admin Dashboard</h1>
        <RefreshButton />
      </div>
      <DashboardTabs current={tab} />
      <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} className="pt-5 pb-16 max-sm:pt-3">
        <Panel key={tab} {...props} />
      </div>
    </>
  );
}

function RefreshButton() {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ type: 'active' }) > 0;
  return (
    <Button
      size="sm"
      variant="secondary"
      className="max-sm:border-transparent"
      disabled={isFetching}
      onClick={() => void queryClient.refetchQueries({ type: 'active' })}
    >
      <RefreshCw aria-hidden="true" className={classNames('icon', isFetching && 'motion-safe:animate-spin')} />
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  );
}
