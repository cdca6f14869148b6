import { Link } from '@tanstack/react-router';
import type { ActivityEntry } from '@tideline/domain/stats/stats';
import { FileText, Inbox, Mail } from 'lucide-react';
import { UserText } from '../../../staff/user-text.tsx';
import { DateText } from '../../../staff/time/date-text.tsx';
import { parseDashboardSearch, type DashboardTab } from '../dashboard-search.ts';
import { isAllowed } from '../tab-rights.ts';
import { useMay } from '../../../lib/calls/use-may.ts';

const TABS: Record<ActivityEntry['kind'], DashboardTab> = {
  subscriber: 'newsletter',
  contact: 'contacts',
  post: 'posts',
};
const ICONS = { subscriber: Mail, contact: Inbox, post: FileText };

const LINE = 'flex min-h-11 items-center gap-3 px-1 py-2';

/** Recent activity; each entry links to its row if the role may read the list. */
export function RecentActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  const may = useMay();
  return (
    <section aria-labelledby="recent-activity">
      <h2 id="recent-activity" className="type-title pb-2 text-title-s">
        Recent Activity
      </h2>
      {entries.length === 0 ? (
        <p className="border-t border-line py-4 text-muted">No recent activity</p>
      ) : (
        <ul className="border-t border-line">
          {entries.map((entry) => {
            const Icon = ICONS[entry.kind];
            const tab = TABS[entry.kind];
            const line = (
              <>
                <Icon aria-hidden="true" className="icon text-accent" />
                <UserText text={entry.text} className="flex-1" />
                <DateText iso={entry.at} className="text-sm whitespace-nowrap text-muted" />
              </>
            );
            return (
              <li key={`${entry.kind}-${entry.id}`} className="border-b border-line">
                {isAllowed(tab, may) ? (
                  <Link
                    to="/admin"
                    search={parseDashboardSearch({ tab, row: entry.id, sort: entry.sort })}
                    preload={false}
                    className={`${LINE} hover:bg-sunk`}
                  >
                    {line}
                  </Link>
                ) : (
                  <p className={LINE}>{line}</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
