import { csvExport } from '../../core/exports/csv-export.ts';
import type { Db } from '../../core/store/schema.ts';
import { listItems } from './items.repository.ts';

const COUNTS = [
  ...(['wordsIn', 'wordsOut', 'picturesIn', 'picturesOut'] as const),
  ...(['linksIn', 'linksOut', 'addressesIn', 'addressesOut'] as const),
] as const;
const HEADING = ['id', 'kind', 'title', 'count', 'outcome', 'reason', 'path', 'notes', ...COUNTS];

/** The report of an import as CSV, a line for each thing in the file. */
export function reportImport(db: Db, id: string): AsyncGenerator<string> {
  return csvExport(
    HEADING,
    (page) => listItems(db, { id, ...page }),
    ({ notes, ledger, count, path, ...item }) => [
      item.id,
      item.kind,
      item.title,
      String(count),
      item.outcome,
      item.reason,
      path ?? '',
      notes.map(({ kind, what }) => `${kind}: ${what}`).join('\n'),
      ...COUNTS.map((name) => String(ledger?.[name] ?? '')),
    ],
  );
}
