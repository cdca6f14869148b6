import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';

const GAP_PX = 6;
const EDGE_PX = 8;

/**
 * Behaviour of a menu button whose list is a native popover, so that no overflow clips it. Spread
 * `buttonProps` on the button and `listProps` on the list; the list's items have `role="menuitem"`.
 */
export function useMenu(align: 'start' | 'end') {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const firstFocus = useRef<'first' | 'last'>('first');
  const listId = useId();

  useEffect(() => {
    if (!isOpen || !button.current || !list.current) return undefined;
    list.current.showPopover();
    place(list.current, button.current, align);
    const items = itemsOf(list.current);
    items.at(firstFocus.current === 'last' ? -1 : 0)?.focus({ preventScroll: true });
    function closeOnMove() {
      setIsOpen(false);
    }
    function closeOutside(event: Event) {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !button.current?.contains(target)) setIsOpen(false);
    }
    const { top, left } = button.current.getBoundingClientRect();
    function closeOnScroll() {
      // Close only when the button moved: a menu in a sticky bar stays open.
      const now = button.current?.getBoundingClientRect();
      if (now && (Math.abs(now.top - top) > 1 || Math.abs(now.left - left) > 1)) setIsOpen(false);
    }
    window.addEventListener('resize', closeOnMove);
    window.addEventListener('scroll', closeOnScroll, { capture: true, passive: true });
    document.addEventListener('pointerdown', closeOutside);
    const shown = list.current;
    return () => {
      window.removeEventListener('resize', closeOnMove);
      window.removeEventListener('scroll', closeOnScroll, { capture: true });
      document.removeEventListener('pointerdown', closeOutside);
      if (shown.matches(':popover-open')) shown.hidePopover();
    };
  }, [isOpen, align]);

  function open(at: 'first' | 'last') {
    firstFocus.current = at;
    setIsOpen(true);
  }
  /** Closes the list and returns focus to the button. */
  function close() {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  function handleButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowUp' ? 'last' : 'first');
  }
  function handleListKey(event: KeyboardEvent) {
    const items = list.current ? itemsOf(list.current) : [];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = nextItem(event.key, at, items);
    if (next !== null) {
      event.preventDefault();
      items[next]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setIsOpen(false);
    else if (event.key === ' ') {
      event.preventDefault();
      items[at]?.click();
    }
  }

  return {
    close,
    buttonProps: {
      ref: button,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      onClick: () => (isOpen ? setIsOpen(false) : open('first')),
      onKeyDown: handleButtonKey,
    },
    listProps: {
      ref: list,
      id: listId,
      role: 'menu',
      popover: 'manual' as const,
      onKeyDown: handleListKey,
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      },
      onPointerMove: (event: PointerEvent) => {
        const item = (event.target as Element).closest<HTMLElement>('[role="menuitem"]');
        if (item && item !== document.activeElement) item.focus({ preventScroll: true });
      },
    },
  };
}

/** Index that a key moves focus to, or null. */
function nextItem(key: string, at: number, items: HTMLElement[]): number | null {
  const count = items.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const order = [...items.keys()].map((step) => (at + 1 + step) % count);
  const letter = key.toLowerCase();
  return order.find((index) => items[index]?.textContent?.trim().toLowerCase().startsWith(letter)) ?? null;
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')];
}

function place(list: HTMLElement, button: HTMLElement, align: 'start' | 'end') {
  const anchor = button.getBoundingClientRect();
  const wanted = align === 'end' ? anchor.right - list.offsetWidth : anchor.left;
  const left = Math.max(EDGE_PX, Math.min(wanted, document.documentElement.clientWidth - list.offsetWidth - EDGE_PX));
  const below = anchor.bottom + GAP_PX;
  const fitsBelow = below + list.offsetHeight <= window.innerHeight - EDGE_PX;
  const top = fitsBelow ? below : Math.max(EDGE_PX, anchor.top - GAP_PX - list.offsetHeight);
  list.style.left = `${left}px`;
  list.style.top = `${top}px`;
}
