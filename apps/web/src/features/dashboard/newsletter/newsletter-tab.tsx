import { lazy, Suspense } from 'react';
import type { PanelProps } from '../dashboard.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';
import { ViewLink } from '../../../staff/kit/views/view-link.tsx';
import { ViewSwitch } from '../../../staff/kit/views/view-switch.tsx';
import { useMay } from '../../../lib/calls/use-may.ts';

const STAY = { resetScroll: false, preload: false } as const;

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
      <ViewSwitch label="Newsletter" className="-mt-2 pb-3 max-sm:pb-1">
        <ViewLink to="/admin" search={{ tab: 'newsletter' }} isCurrent={!isIssues} {...STAY}>
          Subscribers
        </ViewLink>
        <ViewLink to="/admin" search={{ tab: 'newsletter', view: 'issues' }} isCurrent={isIssues} {...STAY}>
          Issues
        </ViewLink>
      </ViewSwitch>
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
