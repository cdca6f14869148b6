import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { classNames } from '../../ui/controls/class-names.ts';

type AnchorProps = ComponentProps<'a'> & { isCurrent: boolean };

function Anchor({ isCurrent, className, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      data-status={undefined}
      className={classNames(
        'flex min-h-9 items-center gap-2 rounded-control px-3 text-sm font-[560] pointer-coarse:min-h-11',
        isCurrent ? 'bg-tint text-ink' : 'text-muted hover:bg-sunk hover:text-ink',
        className,
      )}
    >
      {children}
    </a>
  );
}

/** A view in a `ViewSwitch`. Takes `isCurrent` and the props of `Link`. */
export const ViewLink = createLink(Anchor);
