import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASSES } from './control-classes.ts';

export type InputProps = ComponentProps<'input'>;

/** A native `<input>`; put it in a `Field`. */
export function Input({ className, ...rest }: InputProps) {
  return <input dir="auto" {...rest} className={classNames(CONTROL_CLASSES, 'min-h-12', className)} />;
}
