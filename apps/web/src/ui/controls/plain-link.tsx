import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} aria-current={undefined} data-status={undefined}>
      {children}
    </a>
  );
}

/** A route link without `aria-current`: to a section, or back to a parent list. */
export const PlainLink = createLink(Anchor);
