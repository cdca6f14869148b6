import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/controls/class-names.ts';
import { viewClasses } from './view-switch.tsx';

type AnchorProps = ComponentProps<'a'> & { isCurrent: boolean };

function Anchor({ isCurrent, className, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      data-status={undefined}
      className={classNames(viewClasses(isCurrent), className)}
    >
      {children}
    </a>
  );
}

/** A view in a `ViewSwitch`. Takes `isCurrent` and the props of `Link`. */
export const ViewLink = createLink(Anchor);
