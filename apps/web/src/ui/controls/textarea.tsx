import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASSES } from './control-classes.ts';

export type TextareaProps = ComponentProps<'textarea'>;

/** A native `<textarea>`; put it in a `Field`. */
export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea dir="auto" {...rest} className={classNames(CONTROL_CLASSES, 'block leading-relaxed', className)} />;
}
