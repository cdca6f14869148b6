import { SEARCH_COUNT_MAX } from '@tideline/domain/entity/page';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import type { TabSearch } from '../dashboard-search.ts';

/** A link to the page at a cursor. */
type RenderPageLink = (at: string, children: ReactNode) => ReactNode;

type ListTabSearch = TabSearch<'contacts'> | TabSearch<'newsletter'>;

export type ListFooterProps = {
  page: { nextCursor: string | null; previousCursor: string | null; total: number };
  /** What the rows are, for one and for several, such as `post` and `posts`. */
  nouns: readonly [one: string, many: string];
  /** The total is capped while a search is active. */
  hasBoundedCount?: boolean;
} & (
  | { /** Of a tab of the dashboard. */ search: ListTabSearch; renderPageLink?: undefined }
  | { search?: undefined; renderPageLink: RenderPageLink }
);

/** Row count with links to the previous and next page. */
export function ListFooter({
  search,
  page,
  nouns: [one, many],
  hasBoundedCount = false,
  renderPageLink,
}: ListFooterProps) {
  const render = renderPageLink ?? pageLinksOf(search);
  const isBound = hasBoundedCount && search?.q !== undefined && page.total >= SEARCH_COUNT_MAX;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-2 py-4 text-sm text-muted">
      <p aria-live="polite" className="mr-auto">
        {page.total.toLocaleString('en-US')}
        {isBound ? ' or more' : ''} {page.total === 1 ? one : many}
      </p>
      {page.previousCursor === null
        ? null
        : render(
            page.previousCursor,
            <>
              <ArrowLeft aria-hidden="true" className="icon" />
              Previous page
            </>,
          )}
      {page.nextCursor === null
        ? null
        : render(
            page.nextCursor,
            <>
              Next page
              <ArrowRight aria-hidden="true" className="icon" />
            </>,
          )}
    </nav>
  );
}

function pageLinksOf(search: ListTabSearch): RenderPageLink {
  return (at, children) => (
    <ButtonLink to="/admin" search={{ ...search, at, row: undefined }} size="sm" variant="secondary" preload={false}>
      {children}
    </ButtonLink>
  );
}
