import { endFirstLook } from './first-look.ts';

/**
 * Scrolls to the element with this id, smoothly unless motion is unwanted, and moves the focus there so that the
 * keyboard goes on from it. False when there is no such element.
 */
export function scrollToSection(id: string): boolean {
  const section = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (!section) return false;
  endFirstLook();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  return true;
}
