import { List, SquareKanban } from 'lucide-react';
import { ViewLink } from '../../../../staff/kit/views/view-link.tsx';
import { ViewSwitch } from '../../../../staff/kit/views/view-switch.tsx';
import type { TabSearch } from '../../dashboard-search.ts';

const VIEWS = [
  { label: 'List', Icon: List, view: undefined },
  { label: 'Board', Icon: SquareKanban, view: 'board' },
] as const;

/** Links to the list and the board; the searched words stay. */
export function ContactViews({ search: { q, view: current } }: { search: TabSearch<'contacts'> }) {
  return (
    <ViewSwitch label="View of the inquiries">
      {VIEWS.map(({ label, Icon, view }) => (
        <ViewLink
          key={label}
          to="/admin"
          search={{ tab: 'contacts', q, view }}
          preload={false}
          isCurrent={view === current}
        >
          <Icon aria-hidden="true" className="icon" />
          {label}
        </ViewLink>
      ))}
    </ViewSwitch>
  );
}
