import type { ImportNote, ImportOutcome } from '@tideline/domain/moving/site-import';

/** What became of a thing. */
export type Written =
  | {
      outcome: Exclude<ImportOutcome, 'waiting' | 'skipped' | 'failed'>;
      /** See `ImportTargetsTable`. */
      targetId: string;
      version: number;
      /** Where it is now; missing where it stays as planned. */
      path?: string;
      /** The text of an article. */
      markdown?: string;
      notes?: ImportNote[];
      /** What of it did not come along, in a sentence. */
      reason?: string;
    }
  | { outcome: 'skipped' | 'failed'; reason: string };
