import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

function Anchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} aria-current={undefined} data-status={undefined}>
      {children}
    </a>
  );
}

/** A route link that never says it is where one is: to a section, or back to the list that a page belongs to. */
export const PlainLink = createLink(Anchor);
