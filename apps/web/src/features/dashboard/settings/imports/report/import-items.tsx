import { keepPreviousData } from '@tanstack/react-query';
import type { ImportItem, SiteImport } from '@tideline/domain/moving/site-import';
import { trpc } from '../../../../../lib/calls/trpc.ts';
import { ButtonLink } from '../../../../../ui/controls/button-link.tsx';
import { ListFooter } from '../../../lists/list-footer.tsx';
import { ListRows } from '../../../lists/list-rows.tsx';
import { TableSkeleton } from '../../../lists/table-skeleton.tsx';
import type { TabSearch } from '../../../dashboard-search.ts';
import { QueryPanel } from '../../../../../staff/kit/lists/query-panel.tsx';
import { useNow } from '../../../../../staff/time/use-now.ts';
import { ImportItemRow } from './import-item-row.tsx';
import { type ItemFilters, itemFilters } from './item-filters.ts';
import { canBeUndone } from '../words/undo-time.ts';
import { capitalized, isAtWork, KIND_WORDS, OUTCOME_WORDS, WATCH_MS } from '../words/import-words.ts';

const PAGE_SIZE = 25;

export type ImportItemsProps = {
  found: SiteImport;
  search: TabSearch<'settings'>;
  /** All of the things, while they are printed. */
  printed: readonly ImportItem[] | null;
};

/** The things of an import in the order of the file: all, or those that a number or a note of the report leads to. */
export function ImportItems({ found, search, printed }: ImportItemsProps) {
  const filters = itemFilters(search);
  const query = trpc.imports.items.useQuery(
    { id: found.id, limit: PAGE_SIZE, cursor: search.at, ...filters },
    {
      placeholderData: keepPreviousData,
      refetchInterval: isAtWork(found) ? WATCH_MS : false,
      meta: { failure: 'Failed to fetch the things in the file' },
    },
  );
  const isInTime = canBeUndone(found, useNow());
  const isOver = found.state === 'done' || found.state === 'undoing' || found.state === 'undone';
  const hasFile = !isOver || (found.system !== 'own' && (isInTime || found.state !== 'done'));
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <section aria-labelledby="import-things" className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id="import-things" className="scroll-mt-20 text-lg font-semibold wrap-anywhere">
          {headingOf(filters)}
        </h3>
        {isFiltered ? (
          <ButtonLink
            to="/admin"
            search={{ tab: 'settings', section: 'import', item: found.id }}
            hash="import-things"
            size="sm"
            variant="quiet"
            preload={false}
            className="no-print"
          >
            Show everything
          </ButtonLink>
        ) : null}
      </div>
      <QueryPanel query={query} skeleton={<TableSkeleton />} empty={<p className="py-3 text-sm">None.</p>}>
        {(page) => (
          <ListRows isStale={query.isPlaceholderData}>
            <ul className="border-t border-line">
              {(printed ?? page.items).map((item) => (
                <ImportItemRow key={item.id} importId={found.id} item={item} hasFile={hasFile} />
              ))}
            </ul>
            {printed ? null : (
              <ListFooter
                page={page}
                nouns={['thing', 'things']}
                renderPageLink={(cursor, children) => (
                  <ButtonLink
                    to="/admin"
                    search={{ ...search, at: cursor }}
                    hash="import-things"
                    size="sm"
                    variant="secondary"
                    preload={false}
                  >
                    {children}
                  </ButtonLink>
                )}
              />
            )}
          </ListRows>
        )}
      </QueryPanel>
    </section>
  );
}

function headingOf({ kind, outcome, note }: ItemFilters): string {
  const kinds = kind === undefined ? 'Everything in the file' : capitalized(KIND_WORDS[kind][1]);
  const name = outcome === undefined ? kinds : `${kinds}: ${OUTCOME_WORDS[outcome].label.toLowerCase()}`;
  return note === undefined ? name : `${name} with “${note}”`;
}
