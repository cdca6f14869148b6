import type { ReactNode } from 'react';
import { QueryPanel, type QueryPanelProps } from '../../../staff/kit/query-panel.tsx';
import { EmptyState, type EmptyStateProps } from '../../../ui/sections/empty-state.tsx';
import { ListRows } from './list-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

export type ListPanelProps<Page> = {
  query: QueryPanelProps<Page>['query'] & { isPlaceholderData: boolean };
  /** What is said of an empty list. */
  empty: EmptyStateProps;
  /** The rows of a page, and the links to others. */
  children: (page: Page) => ReactNode;
};

/** The pages of a list, dimmed while another one is fetched. */
export function ListPanel<Page>({ query, empty, children }: ListPanelProps<Page>) {
  return (
    <QueryPanel query={query} skeleton={<TableSkeleton />} empty={<EmptyState {...empty} />}>
      {(page) => <ListRows isStale={query.isPlaceholderData}>{children(page)}</ListRows>}
    </QueryPanel>
  );
}
