import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';

/** The rows of a list; they fade while they are still those of the search or the page before. */
export function ListRows({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <div aria-busy={isStale} className={classNames('transition-opacity', isStale && 'opacity-50 delay-200')}>
      {children}
    </div>
  );
}
