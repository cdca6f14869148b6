import { List, SquareKanban } from 'lucide-react';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import type { TabSearch } from '../../dashboard-search.ts';

export type BoardLinkProps = { search: TabSearch<'contacts'>; isBoard: boolean };

/** Switches between list and board; the searched words stay. */
export function BoardLink({ search, isBoard }: BoardLinkProps) {
  const Icon = isBoard ? List : SquareKanban;
  return (
    <ButtonLink
      to="/admin"
      search={{ tab: 'contacts', q: search.q, view: isBoard ? undefined : 'board' }}
      size="sm"
      variant="secondary"
      preload={false}
    >
      <Icon aria-hidden="true" className="icon" />
      {isBoard ? 'List' : 'Board'}
    </ButtonLink>
  );
}
