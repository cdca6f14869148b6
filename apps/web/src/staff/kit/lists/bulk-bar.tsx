import type { ReactNode } from 'react';
import { quantity } from '../../../lib/text/quantity.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The last act on selected rows. */
export type BulkResult = {
  /** Such as `3 posts published.` */
  words: string;
  isUndoing: boolean;
  onUndo: () => void;
  onDismiss: () => void;
};

export type BulkBarProps = {
  /** The number of selected rows. */
  count: number;
  /** What the rows are, for one and for several. */
  nouns: readonly [one: string, many: string];
  onClear: () => void;
  /** Shown while nothing is selected. */
  result?: BulkResult | null;
  /** The acts on the selected rows. */
  children: ReactNode;
};

/** The acts on selected rows, then their result with Undo; sticks to the bottom of the window. */
export function BulkBar({ count, nouns, onClear, result = null, children }: BulkBarProps) {
  if (count === 0 && result === null) return null;
  return (
    <output className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-[6px] border border-line-strong bg-tint px-3 py-1.5 text-sm shadow-lg">
      {count > 0 ? (
        <>
          {quantity(count, nouns)} selected
          {children}
          <Button size="sm" variant="quiet" className="max-sm:-ml-3" onClick={onClear}>
            Clear selection
          </Button>
        </>
      ) : (
        <Result result={result} />
      )}
    </output>
  );
}

function Result({ result }: { result: BulkResult | null }) {
  if (result === null) return null;
  return (
    <>
      {result.words}
      <Button size="sm" variant="quiet" disabled={result.isUndoing} onClick={result.onUndo}>
        {result.isUndoing ? 'Undoing...' : 'Undo'}
      </Button>
      <Button size="sm" variant="quiet" onClick={result.onDismiss}>
        Dismiss
      </Button>
    </>
  );
}
