/** The result of a row in an import: only `new` ones are added. */
export const IMPORT_OUTCOMES = ['new', 'known', 'unsubscribed', 'duplicate', 'invalid'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Largest accepted file. */
export const IMPORT_LIMITS = { rows: 50_000, bytes: 10_000_000 } as const;
/** The source of an imported subscriber whose row names none. */
export const IMPORT_SOURCE = 'import';

/** What an import would do with one row of the file. */
export type ImportRow = {
  /** The line of the file on which the row ends, from 1. */
  line: number;
  /** As in the file. */
  email: string;
  outcome: ImportOutcome;
  /** Why the row is not added; null if it is. */
  reason: string | null;
};

/** The result of a dry run. */
export type ImportReport = {
  counts: Record<ImportOutcome, number>;
  /** In the order of the file. */
  rows: ImportRow[];
  /** A digest of the rows to add; the import must name it. */
  digest: string;
};
