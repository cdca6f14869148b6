import { type ComponentProps, type ElementType, useEffect, useRef } from 'react';
import { watchReveal } from './watch-reveal.ts';

export type RevealProps<Tag extends ElementType = 'div'> = {
  as?: Tag;
  /** Waits this long after it has come into view; staggers a row of items. */
  delayMs?: number;
} & Omit<ComponentProps<Tag>, 'as'>;

/**
 * Fades in when a tenth of it is in view. Only what lies below the fold when the page has come alive is hidden, and
 * only by script: without one, and above the fold, the content is simply there.
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
