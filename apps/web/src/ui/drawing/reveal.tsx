import { type ComponentProps, type ElementType, useEffect, useRef } from 'react';
import { watchReveal } from './watch-reveal.ts';

export type RevealProps<Tag extends ElementType = 'div'> = {
  as?: Tag;
  /** Delay after it came into view; staggers a row of items. */
  delayMs?: number;
} & Omit<ComponentProps<Tag>, 'as'>;

/**
 * Fades in when a tenth of it is in view. Content is hidden only below the fold, after hydration and
 * by script: without scripts and above the fold it is always visible.
 */
export function Reveal<Tag extends ElementType = 'div'>({ as, delayMs = 0, style, ...rest }: RevealProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? watchReveal(ref.current) : undefined), []);
  return (
    <Element
      {...rest}
      ref={ref}
      data-reveal=""
      style={delayMs > 0 ? { ...style, '--reveal-delay': `${delayMs}ms` } : style}
    />
  );
}
