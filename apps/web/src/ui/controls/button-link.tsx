import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-classes.ts';

type AnchorProps = ButtonLook & ComponentProps<'a'>;

function Anchor({ variant, size, className, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      aria-current={undefined}
      data-status={undefined}
      className={buttonClasses({ variant, size }, className)}
    >
      {children}
    </a>
  );
}

/** A route link that looks like a button, without `aria-current`. Takes `variant`, `size` and the props of `Link`. */
export const ButtonLink = createLink(Anchor);
