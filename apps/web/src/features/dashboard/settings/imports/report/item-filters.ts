import {
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  type ImportKind,
  type ImportOutcome,
} from '@tideline/domain/moving/site-import';
import type { TabSearch } from '../../../dashboard-search.ts';

/** Which things of an import a report lists. */
export type ItemFilters = {
  kind: ImportKind | undefined;
  outcome: ImportOutcome | undefined;
  note: string | undefined;
};

/** The things that a number or a note of a report leads to. */
export function itemFilters({ kind, outcome, note }: TabSearch<'settings'>): ItemFilters {
  return {
    kind: IMPORT_KINDS.find((known) => known === kind),
    outcome: IMPORT_OUTCOMES.find((known) => known === outcome),
    note,
  };
}
