import type { SiteImport } from '@tideline/domain/moving/site-import';
import { sumCounts } from './words/sum-counts.ts';

/** How much of an import is done, as a bar. */
export function ImportProgress({ found: { counts } }: { found: SiteImport }) {
  const { found, byOutcome } = sumCounts(counts).all;
  return (
    <progress
      aria-label="Things imported"
      max={Math.max(found, 1)}
      value={found - (byOutcome.waiting ?? 0)}
      className="no-print h-2.5 w-full accent-(--accent)"
    />
  );
}
