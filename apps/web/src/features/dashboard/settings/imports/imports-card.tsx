import type { TabSearch } from '../../dashboard-search.ts';
import { Comparison } from './comparison.tsx';
import { ImportList } from './import-list.tsx';
import { ImportView } from './import-view.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** Brings other sites in: the list of imports, one of them, or one of its articles beside what it becomes. */
export function ImportsCard({ search }: { search: TabSearch<'settings'> }) {
  const { item, row } = search;
  const heading = useHeadingFocus(`${item} ${row}`);
  if (item === undefined) return <ImportList heading={heading} />;
  if (row !== undefined) return <Comparison id={item} item={row} heading={heading} />;
  return <ImportView key={item} id={item} search={search} heading={heading} />;
}
