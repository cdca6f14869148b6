import type { ReactNode } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';

/** The look of a view, or of another choice in a row. */
export const VIEW_CLASSES =
  'flex min-h-9 items-center gap-2 rounded-control px-3 text-sm font-[560] pointer-coarse:min-h-11';

/** The look of a view by whether it is shown. */
export function viewClasses(isCurrent: boolean): string {
  return classNames(VIEW_CLASSES, isCurrent ? 'bg-tint text-ink' : 'text-muted hover:bg-sunk hover:text-ink');
}

export type ViewSwitchProps = {
  label: string;
  /** `fieldset` for views without an address. */
  element?: 'nav' | 'fieldset';
  className?: string;
  children: ReactNode;
};

/** The views of the same things, as a `ViewLink` or `ViewButton` each. */
export function ViewSwitch({ label, element: Element = 'nav', className, children }: ViewSwitchProps) {
  return (
    <Element aria-label={label} className={classNames('flex gap-1', className)}>
      {children}
    </Element>
  );
}
