import {
  IMPORT_KINDS,
  IMPORT_OUTCOMES,
  type ImportKind,
  type ImportOutcome,
  type SiteImport,
} from '@tideline/domain/moving/site-import';

/** The things of a kind, or all: how many were found, and what became of them. */
export type CountRow = { id: ImportKind | 'all'; found: number; byOutcome: Partial<Record<ImportOutcome, number>> };

/** A row for each kind that the file has, and one for all of them. */
export function sumCounts(counts: SiteImport['counts']): {
  rows: CountRow[];
  all: CountRow;
  outcomes: ImportOutcome[];
} {
  const rows = IMPORT_KINDS.map((kind) =>
    sumRow(
      kind,
      counts.filter((count) => count.kind === kind),
    ),
  );
  return {
    rows: rows.filter(({ found }) => found > 0),
    all: sumRow('all', counts),
    outcomes: IMPORT_OUTCOMES.filter((outcome) => counts.some((count) => count.outcome === outcome)),
  };
}

function sumRow(id: CountRow['id'], counts: SiteImport['counts']): CountRow {
  const byOutcome: CountRow['byOutcome'] = {};
  for (const { outcome, count } of counts) byOutcome[outcome] = (byOutcome[outcome] ?? 0) + count;
  return { id, found: counts.reduce((sum, { count }) => sum + count, 0), byOutcome };
}
