import type { SiteImport } from '@tideline/domain/moving/site-import';
import { sumCounts } from './sum-counts.ts';

/** What is true of an import now. */
export function importSentence({ state, counts }: Pick<SiteImport, 'state' | 'counts'>): string {
  const { found, byOutcome } = sumCounts(counts).all;
  const { waiting = 0, failed = 0 } = byOutcome;
  const progress = `${(found - waiting).toLocaleString('en-US')} of ${found.toLocaleString('en-US')} done`;
  const sentences: Record<SiteImport['state'], string> = {
    reading: 'The file is being read. You can leave this page.',
    ready: 'Nothing has been written yet, and nothing will be before Import is pressed.',
    refused: 'This file cannot be read.',
    importing: `Importing: ${progress}; more every few minutes. You can leave this page.`,
    paused: `Paused: ${progress}. What was imported stays.`,
    done: failed > 0 ? `The import has ended; ${failed.toLocaleString('en-US')} failed.` : 'The import has ended.',
    undoing: 'The import is being undone. You can leave this page.',
    undone: 'The import was undone. What was changed here since has stayed.',
  };
  return sentences[state];
}
