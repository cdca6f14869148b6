import { type RefObject, useEffect } from 'react';

/**
 * Lets a panel that is higher than the window follow the page in both directions: it scrolls with the page until its end or
 * beginning is reached, so it needs no scroll bar.
 * @param barBottom distance of the sticky bars' lower edge from the top of the window, in pixels
 */
export function useStickyPanel(panel: RefObject<HTMLElement | null>, barBottom: number): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let top = barBottom;
    let scrolled = window.scrollY;
    function place() {
      if (!element) return;
      const lowest = Math.min(barBottom, window.innerHeight - element.offsetHeight);
      top = Math.min(barBottom, Math.max(lowest, top - (window.scrollY - scrolled)));
      scrolled = window.scrollY;
      element.style.setProperty('top', `${top}px`);
    }
    place();
    const watch = new ResizeObserver(place);
    watch.observe(element);
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [panel, barBottom]);
}
