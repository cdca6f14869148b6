import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASSES } from './control-classes.ts';

export type SelectProps = ComponentProps<'select'>;

/** A native `<select>`; put it in a `Field`. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(CONTROL_CLASSES, 'min-h-12 appearance-none pr-10', className)}>
        {children}
      </select>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="icon pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 fill-none stroke-current"
      >
        <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
