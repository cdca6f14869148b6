import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of a section when a dialog closes and the button that opened it is gone, such as after
 * a removal. The action must refresh the list before it closes the dialog.
 * @returns the ref of the heading, which needs `tabIndex={-1}`
 */
export function useFocusAfterDialog(isOpen: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}
