/** What an import does with a row: only `new` ones are added. */
export const IMPORT_OUTCOMES = ['new', 'known', 'unsubscribed', 'duplicate', 'invalid'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Largest file: rows, and bytes. */
export const IMPORT_LIMITS = { rows: 50_000, bytes: 10_000_000 } as const;
/** The source of an imported subscriber whose row names none. */
export const IMPORT_SOURCE = 'import';

/** What an import would do with one row of the file. */
export type ImportRow = {
  /** The line of the file on which the row ends, from 1. */
  line: number;
  /** As the file has it. */
  email: string;
  outcome: ImportOutcome;
  /** Why the row is not added; null for one that is. */
  reason: string | null;
};

/** What an import would do: nothing has been written yet. */
export type ImportReport = {
  counts: Record<ImportOutcome, number>;
  /** In the order of the file. */
  rows: ImportRow[];
  /** Stands for exactly what would be added: the import itself asks for it. */
  digest: string;
};
