import { useLocation } from '@tanstack/react-router';
import type { ContactPackage } from '@tideline/domain/contact/contact';

/** What a link to the contact form says about the enquiry. */
export type FormStart = { topic?: string; package?: ContactPackage };

/** The same, with the time of the click: two clicks on a link differ. */
export type AskedFormStart = FormStart & { askedAtMs: number };

declare module '@tanstack/react-router' {
  interface HistoryState {
    formStart?: AskedFormStart;
  }
}

/**
 * The props of a link to the contact section that opens the form. The state is not part of the address: a visitor who
 * opens the address from outside or reloads it sees the section as it is. At that address already, a click adds no history
 * entry, as with any link to the current address.
 */
export function useFormLink(start: FormStart = {}) {
  const replace = useLocation({ select: ({ pathname, hash }) => pathname === '/' && hash === 'contact' });
  return { state: () => ({ formStart: { ...start, askedAtMs: Date.now() } }), replace };
}

/** Clicks before the page was loaded count for no other page load. */
let handledAtMs = performance.timeOrigin;

/** Whether a click has not opened the form yet: Back, Forward and a reload return to the same history entry. */
export function isNewFormStart({ askedAtMs }: AskedFormStart): boolean {
  if (askedAtMs <= handledAtMs) return false;
  handledAtMs = askedAtMs;
  return true;
}

let isFirstLook = true;

/**
 * Whether a link of the site led to the contact section as a link of plain HTML: it was followed before the scripts of its
 * page had started, from the text of a post, or into a new tab. Asked once for each page load. An address that was typed, a
 * reload, Back and Forward say no.
 */
export function wasAskedByPlainLink(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  if (!isFirstLook || !(load instanceof PerformanceNavigationTiming)) return false;
  isFirstLook = false;
  const opened = new URL(load.name);
  if (opened.pathname !== '/' || location.hash !== '#contact') return false;
  if (opened.hash !== location.hash) return true; // followed on this page
  return load.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
