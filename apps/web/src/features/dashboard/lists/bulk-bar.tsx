import type { ReactNode } from 'react';

/** The bar for selected rows, or for the result of an act on them; sticks to the bottom of the window. */
export function BulkBar({ children }: { children: ReactNode }) {
  return (
    <output className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-[6px] border border-line-strong bg-tint px-3 py-1.5 text-sm shadow-lg">
      {children}
    </output>
  );
}
