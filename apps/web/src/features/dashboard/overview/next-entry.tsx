import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { DateText } from '../../../staff/time/date-text.tsx';
import { UserText } from '../../../staff/user-text.tsx';

export type NextEntryProps = {
  /** The editor, and what it opens. */
  to: '/admin/blog' | '/admin/issue';
  id: string;
  title: string;
  Icon: LucideIcon;
  /** Who did it, before the time. */
  by?: string;
  /** What happens or happened at that time; ends with a space. */
  state: string;
  /** ISO 8601 in UTC. */
  at: string;
};

/** An upcoming entry; links to its editor. */
export function NextEntry({ to, id, title, Icon, by = '', state, at }: NextEntryProps) {
  return (
    <li className="border-b border-line">
      <Link
        to={to}
        search={{ edit: id }}
        preload={false}
        className="flex min-h-11 items-center gap-3 px-1 py-2 hover:bg-sunk"
      >
        <Icon aria-hidden="true" className="icon text-accent" />
        <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-3">
          <UserText text={title} className="line-clamp-2! sm:flex-1" />
          <span className="text-sm text-balance wrap-anywhere text-muted sm:max-w-72 sm:text-right">
            {by === '' ? null : (
              <>
                by <bdi>{by}</bdi>,{' '}
              </>
            )}
            {state}
            <DateText iso={at} />
          </span>
        </span>
      </Link>
    </li>
  );
}
