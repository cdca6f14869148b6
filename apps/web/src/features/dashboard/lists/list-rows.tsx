import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';

/** Rows of a list, dimmed while they belong to the previous query. */
export function ListRows({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <div aria-busy={isStale} className={classNames('transition-opacity', isStale && 'opacity-50 delay-200')}>
      {children}
    </div>
  );
}
