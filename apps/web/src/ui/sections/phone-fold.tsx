import type { ReactNode } from 'react';
import { FoldSign } from './fold-sign.tsx';

export type PhoneFoldProps = {
  /** The title that stands in the row above, for screen readers. */
  title: string;
  children: ReactNode;
};

/** The row of a title, which ends in the sign of a `PhoneFold`. The item around both is `relative`. */
export const FOLD_ROW = 'flex items-center gap-4 max-md:min-h-16 max-md:pr-12';

/** A text below a row with its title. On phones it is folded, and the whole row opens it. */
export function PhoneFold({ title, children }: PhoneFoldProps) {
  return (
    <details className="fold">
      <summary className="absolute inset-x-0 top-0 flex h-16 list-none items-center justify-end px-3 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{title}</span>
        <FoldSign />
      </summary>
      {children}
    </details>
  );
}
