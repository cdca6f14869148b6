import { SEARCH_COUNT_MAX } from '@tideline/domain/page';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { DashboardSearch } from './dashboard-search.ts';

export type ListFooterProps = {
  search: DashboardSearch;
  page: { nextCursor: string | null; previousCursor: string | null; total: number };
  /** What is counted, such as `posts`. */
  noun: string;
  /** The list counts the matches of a search only so far. */
  hasBoundedCount?: boolean;
};

/** How many rows there are, and links to the pages beside this one. */
export function ListFooter({ search, page, noun, hasBoundedCount = false }: ListFooterProps) {
  const isBound = hasBoundedCount && search.q !== undefined && page.total >= SEARCH_COUNT_MAX;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-2 py-4 text-sm text-muted">
      <p aria-live="polite" className="mr-auto">
        {page.total.toLocaleString('en-US')}
        {isBound ? ' or more' : ''} {noun}
      </p>
      {page.previousCursor === null ? null : (
        <PageLink search={search} at={page.previousCursor}>
          <ArrowLeft aria-hidden="true" className="icon" />
          Previous page
        </PageLink>
      )}
      {page.nextCursor === null ? null : (
        <PageLink search={search} at={page.nextCursor}>
          Next page
          <ArrowRight aria-hidden="true" className="icon" />
        </PageLink>
      )}
    </nav>
  );
}

function PageLink({ search, at, children }: { search: DashboardSearch; at: string; children: ReactNode }) {
  return (
    <ButtonLink to="/admin" search={{ ...search, at, row: undefined }} size="sm" variant="secondary" preload={false}>
      {children}
    </ButtonLink>
  );
}
