import type { ReactNode } from 'react';
import { LoadFailure, type LoadFailureProps } from './load-failure.tsx';

export type QueryPanelProps<Data> = {
  query: LoadFailureProps['query'] & {
    data: Data | undefined;
    isPending: boolean;
    isFetching: boolean;
    isFetchedAfterMount: boolean;
  };
  /** Shown during the first fetch. */
  skeleton?: ReactNode;
  /** Shown instead of an empty list: an array, or pages with `items`. */
  empty?: ReactNode;
  /** For a form, which must not start from what an earlier screen fetched: waits for the fetch on mount. */
  isFresh?: boolean;
  children: (data: Data) => ReactNode;
};

/** What a query found: a skeleton while it loads, its failure with a retry, a text for nothing, or the rows. */
export function QueryPanel<Data>({ query, skeleton, empty, isFresh = false, children }: QueryPanelProps<Data>) {
  const data = isFresh && query.isFetching && !query.isFetchedAfterMount ? undefined : query.data;
  return (
    <>
      <LoadFailure query={query} />
      {query.isPending ? skeleton : null}
      {data === undefined ? null : empty !== undefined && isEmptyList(data) ? empty : children(data)}
    </>
  );
}

function isEmptyList(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  if (typeof data !== 'object' || data === null) return false;
  if ('pages' in data && Array.isArray(data.pages)) return data.pages.every(isEmptyList);
  return 'items' in data && isEmptyList(data.items);
}
