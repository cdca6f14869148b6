import { useLocation } from '@tanstack/react-router';
import type { SiteLink } from '@tideline/copy/parts/site-link';
import type { ContactPackage } from '@tideline/domain/contact/contact';

/** Fields of an enquiry that a link to the contact form sets. */
export type FormStart = { topic?: string; package?: ContactPackage };

/** The same with the time of the click, to tell two clicks on a link apart. */
export type AskedFormStart = FormStart & { askedAtMs: number };

declare module '@tanstack/react-router' {
  interface HistoryState {
    formStart?: AskedFormStart;
  }
}

/**
 * Props of a link to the contact section that opens the form. The state is not part of the address: opening it from
 * outside or reloading shows the section without the form. A click at the same address adds no history entry, like any
 * link to the current address.
 */
export function useFormLink(start: FormStart = {}) {
  const replace = useLocation({ select: ({ pathname, hash }) => pathname === '/' && hash === 'contact' });
  return { state: () => ({ formStart: { ...start, askedAtMs: Date.now() } }), replace };
}

/**
 * Makes the props of a link whose address staff can change. One that leads to the contact form opens it.
 * @param start fields of the inquiry that such a link sets
 */
export function useSiteLink(start?: FormStart) {
  const formLink = useFormLink(start);
  return ({ to, search, hash }: SiteLink) => ({ to, search, hash, ...(to === '/' && hash === 'contact' && formLink) });
}

/** Time of the last click that opened the form; at first that of the page load, so that earlier clicks do not count. */
let handledAtMs = performance.timeOrigin;

/** Whether this click has not opened the form yet: Back, Forward and reload return to the same history entry. */
export function isNewFormStart({ askedAtMs }: AskedFormStart): boolean {
  if (askedAtMs <= handledAtMs) return false;
  handledAtMs = askedAtMs;
  return true;
}

let isFirstLook = true;

/**
 * Whether a plain HTML link of the site led to the contact section: one that was followed before hydration, in the text
 * of a post, or into a new tab. To be asked once per page load. False after a typed address, a reload, Back and
 * Forward.
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
