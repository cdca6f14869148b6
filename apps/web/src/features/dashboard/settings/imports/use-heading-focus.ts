import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading when another view replaces the one with the link that was followed.
 * @param view names the view that is shown
 * @returns the ref of the heading, which needs `tabIndex={-1}`
 */
export function useHeadingFocus(view: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view && document.activeElement === document.body) heading.current?.focus();
    shown.current = view;
  }, [view]);
  return heading;
}
