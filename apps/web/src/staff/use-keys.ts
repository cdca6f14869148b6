import { useEffect } from 'react';

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]';

/**
 * Single keys of the page. They do nothing while somebody types, in a menu, and behind a modal dialog that does not contain
 * `within`.
 */
export function useKeys(
  handlers: Readonly<Record<string, () => void>>,
  isOn = true,
  within?: () => Element | null,
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    function handleKeyDown(event: KeyboardEvent) {
      const handler = Object.hasOwn(handlers, event.key) ? handlers[event.key] : undefined;
      if (!handler || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
      if (modal && modal !== within?.()) return;
      event.preventDefault();
      handler();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });
}
