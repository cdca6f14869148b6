import { useMay } from '../../../lib/calls/use-may.ts';
import { quantity } from '../../../lib/text/quantity.ts';
import { ViewLink } from '../../../staff/kit/views/view-link.tsx';
import { ViewSwitch } from '../../../staff/kit/views/view-switch.tsx';
import type { TabSearch } from '../dashboard-search.ts';
import { useHealth } from './addresses/use-health.ts';
import { analyticsViewOf } from './analytics-search.ts';

const VIEWS = [
  { label: 'Traffic', name: 'traffic', view: undefined },
  { label: 'Clients', name: 'clients', view: 'clients' },
  { label: 'Site health', name: 'health', view: 'health' },
] as const;

/** Links to the three pages; the range stays. */
export function AnalyticsViews({ search }: { search: TabSearch<'analytics'> }) {
  const current = analyticsViewOf(search);
  const mayMend = useMay()('posts.publish');
  return (
    <ViewSwitch label="Analytics">
      {VIEWS.map(({ label, name, view }) => (
        <ViewLink
          key={name}
          to="/admin"
          search={{ tab: 'analytics', view, range: search.range }}
          resetScroll={false}
          preload={false}
          isCurrent={name === current}
        >
          {label}
          {name === 'health' && mayMend ? <TodoBadge /> : null}
        </ViewLink>
      ))}
    </ViewSwitch>
  );
}

/** The number of things to do. */
function TodoBadge() {
  const { todo = 0 } = useHealth();
  if (todo === 0) return null;
  return (
    <span
      title={`${quantity(todo, ['thing', 'things'])} to do`}
      className="rounded-full bg-buoy px-1.5 text-xs leading-5 text-paper tabular-nums"
    >
      {todo > 99 ? '99+' : todo}
      <span className="sr-only"> to do</span>
    </span>
  );
}
