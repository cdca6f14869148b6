import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes.ts';

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'type'> & { type?: 'button' | 'submit' | 'reset' };

/** A button; `type` defaults to `button`. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the type is one of the three by its own type
  return <button {...rest} type={type} className={buttonClasses({ variant, size }, className)} />;
}
