import type { SearchChanges } from '../dashboard-search.ts';

/** Whether a filter hides rows of the table. */
export function isFiltered({ q, status, category, series, source }: SearchChanges): boolean {
  return [q, status, category, series, source].some((value) => value !== undefined);
}
