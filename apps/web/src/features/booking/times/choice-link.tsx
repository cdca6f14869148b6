import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type ChoiceAnchorProps = ComponentProps<'a'> & { isCurrent: boolean };

function ChoiceAnchor({ isCurrent, children, ...rest }: ChoiceAnchorProps) {
  return (
    <a {...rest} aria-current={isCurrent ? 'true' : undefined} data-status={undefined}>
      {children}
    </a>
  );
}

/** A link to this page with another choice. It marks the shown choice, and not the page that the router is on. */
export const ChoiceLink = createLink(ChoiceAnchor);
