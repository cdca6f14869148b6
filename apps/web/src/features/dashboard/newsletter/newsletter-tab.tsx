import { lazy, Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { classNames } from '../../../ui/controls/class-names.ts';
import type { PanelProps } from '../dashboard.tsx';
import type { DashboardSearch } from '../dashboard-search.ts';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';

/** Loaded on demand, so that the tab opens as fast as before. */
const IssuesView = lazy(loadIssuesView);

async function loadIssuesView() {
  const { IssuesView: View } = await import('./issues-view.tsx');
  return { default: View };
}

/** The Newsletter tab: its subscribers, or its issues. */
export function NewsletterTab(props: PanelProps<'newsletter'>) {
  const may = useMay();
  const isIssues = props.search.view === 'issues' || !may('subscribers.read');
  return (
    <>
      <nav aria-label="Newsletter" className="-mt-2 flex gap-1 pb-3">
        <ViewLink label="Subscribers" search={{ tab: 'newsletter' }} isCurrent={!isIssues} />
        <ViewLink label="Issues" search={{ tab: 'newsletter', view: 'issues' }} isCurrent={isIssues} />
      </nav>
      {isIssues ? (
        <Suspense fallback={<TableSkeleton />}>
          <IssuesView {...props} />
        </Suspense>
      ) : (
        <NewsletterPanel {...props} />
      )}
    </>
  );
}

type ViewLinkProps = { label: string; search: DashboardSearch; isCurrent: boolean };

function ViewLink({ label, search, isCurrent }: ViewLinkProps) {
  return (
    <Link
      to="/admin"
      search={search}
      resetScroll={false}
      preload={false}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-9 items-center rounded-control px-3 text-sm font-[560] pointer-coarse:min-h-11',
        isCurrent ? 'bg-tint text-ink' : 'text-muted hover:bg-sunk hover:text-ink',
      )}
    >
      {label}
    </Link>
  );
}
