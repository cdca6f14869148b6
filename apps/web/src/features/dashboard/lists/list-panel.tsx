import type { ReactNode } from 'react';
import { QueryPanel, type QueryPanelProps } from '../../../staff/kit/lists/query-panel.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState, type EmptyStateProps } from '../../../ui/sections/empty-state.tsx';
import { ListRows } from './list-rows.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

export type ListPanelProps<Page> = {
  query: QueryPanelProps<Page>['query'] & { isPlaceholderData: boolean };
  /** What is said where nothing was ever there, with the next act; a documented title stays to the letter. */
  empty: EmptyStateProps;
  /** The way out where a search or a filter matches nothing; only while one is on. */
  noMatch?: NoMatchProps | false;
  /** The rows of a page, and the links to others. */
  children: (page: Page) => ReactNode;
};

/** The pages of a list, dimmed while another one is fetched. */
export function ListPanel<Page>({ query, empty, noMatch = false, children }: ListPanelProps<Page>) {
  return (
    <QueryPanel
      query={query}
      skeleton={<TableSkeleton />}
      empty={noMatch ? <NoMatch title={empty.title} {...noMatch} /> : <EmptyState {...empty} />}
    >
      {(page) => <ListRows isStale={query.isPlaceholderData}>{children(page)}</ListRows>}
    </QueryPanel>
  );
}

type NoMatchProps = {
  /** Where the list says something else while nothing was ever there. */
  title?: ReactNode;
  /** Such as `Show all posts`. */
  clear: string;
  onClear: () => void;
};

function NoMatch({ title, clear, onClear }: NoMatchProps) {
  return (
    <EmptyState
      title={title}
      text="Try another search or filter."
      action={
        <Button size="sm" variant="secondary" onClick={onClear}>
          {clear}
        </Button>
      }
    />
  );
}
