import type { ReactNode } from 'react';
import { classNames } from '../../ui/controls/class-names.ts';

export type ViewSwitchProps = { label: string; className?: string; children: ReactNode };

/** The views of the same things, as a `ViewLink` each. */
export function ViewSwitch({ label, className, children }: ViewSwitchProps) {
  return (
    <nav aria-label={label} className={classNames('flex gap-1', className)}>
      {children}
    </nav>
  );
}
