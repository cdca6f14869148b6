import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type AnchorProps = ComponentProps<'a'> & {
  /** Whether it leads to the section being read. */
  isCurrentSection?: boolean;
};

function Anchor({ children, isCurrentSection = false, ...rest }: AnchorProps) {
  return (
    <a {...rest} aria-current={isCurrentSection ? 'location' : undefined} data-status={undefined}>
      {children}
    </a>
  );
}

/** A route link without the router's `aria-current`: to a section, or back to a parent list. */
export const PlainLink = createLink(Anchor);
