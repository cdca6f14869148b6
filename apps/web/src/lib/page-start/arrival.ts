/**
 * Scroll position and focus after following a link within the site. The router finds the target; scrolling and
 * focus are handled here (docs/decisions/037).
 */
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { holdPlace, letGo } from './hold-place.ts';

/** The part of the router used here. */
type Ways = { history: RouterHistory; subscribe: AnyRouter['subscribe'] };

/**
 * Scrolls and moves focus after every navigation, including links to the current address. A new page
 * is announced to screen readers.
 */
export function followArrivals(router: Ways): void {
  let isOldEntry = false;
  let isRepeated = false;
  unfold(document.getElementById(location.hash.slice(1)));
  const hasGoneOn = watchVisitor(router);
  const isTyped = watchTypedHashes();
  router.history.subscribe(({ action }) => {
    isOldEntry = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  const isReturn = () => isOldEntry && !isTyped();
  router.subscribe('onBeforeLoad', letGo);
  // Runs just before the router scrolls.
  router.subscribe('onResolved', ({ fromLocation, pathChanged, toLocation }) => {
    if (!fromLocation || !toLocation.hash || isReturn()) return;
    if (pathChanged) scrollTo(0, 0);
    setSmooth(true);
  });
  // Runs just after it.
  router.subscribe('onRendered', ({ hrefChanged, pathChanged, toLocation: { hash } }) => {
    setSmooth(false);
    if (!hrefChanged) {
      if (isRepeated) arriveAt(hash);
      isRepeated = false;
      return;
    }
    if (hash && !isReturn()) holdPlace(hash, scrollSmoothly);
    const main = document.querySelector('main');
    if (main && pathChanged) main.ariaLabel = document.title;
    if (hasGoneOn()) return;
    const section = isReturn() ? null : document.getElementById(hash);
    if (section) takeFocus(section);
    else if (pathChanged || document.activeElement === document.body) takeFocus(main);
  });
  const noticeClick = (event: Event) => {
    isRepeated = asksForThisPage(event);
  };
  addEventListener('click', noticeClick, true);
}

/**
 * Before hydration, an inline script has restored the scroll position, and the visitor may have scrolled on.
 * The router must keep that position and record it, so that it can restore it later.
 */
export function leavingFirstPageAlone(): () => boolean {
  let isFirst = true;
  return () => {
    const isScrolled = isFirst && window.scrollY > 0;
    isFirst = false;
    if (isScrolled) queueMicrotask(() => document.dispatchEvent(new Event('scroll')));
    return !isScrolled;
  };
}

/** Scrolls to the element with this id and focuses it; scrolls to the top without one. */
export function arriveAt(id: string): void {
  const section = document.getElementById(id);
  // Not scrollTo(0, 0), for which Chromium ignores the `scroll-behavior` style.
  scrollSmoothly(section ?? document.documentElement);
  if (section) holdPlace(id, scrollSmoothly);
  takeFocus(section ?? document.querySelector('main'));
}

function scrollSmoothly(element: Element): void {
  setSmooth(true);
  element.scrollIntoView();
  setSmooth(false);
}

/**
 * Detects a hash that was typed into the address bar or set by a script:
 * a new history entry without the router's state, reported just before the browser scrolls.
 */
function watchTypedHashes(): () => boolean {
  let isTyped = false;
  addEventListener('popstate', ({ state }) => {
    isTyped = state === null && location.hash !== '';
    if (!isTyped) return;
    setSmooth(true);
  });
  addEventListener('hashchange', () => {
    setSmooth(false);
    // Marks the entry for a later return, without notifying the router, which would reload.
    if (isTyped) History.prototype.replaceState.call(history, {}, '');
  });
  return () => isTyped;
}

/** Tracks whether the visitor moved the focus since the navigation began, so that an opened menu stays open. */
function watchVisitor(router: Ways): () => boolean {
  let hasActed = false;
  let hasGoneOn = false;
  router.subscribe('onBeforeLoad', () => {
    hasActed = false;
    hasGoneOn = false;
  });
  const noticeAct = () => {
    hasActed = true;
  };
  addEventListener('pointerdown', noticeAct, true);
  addEventListener('keydown', noticeAct, true);
  addEventListener('focusin', () => {
    hasGoneOn ||= hasActed;
  });
  return () => hasGoneOn;
}

/** Whether a click is a plain navigation of this page. */
function asksForThisPage({ target }: Event): boolean {
  return target instanceof Element && target.closest('a')?.href === location.href;
}

/**
 * Enables smooth scrolling for the next scripted scroll; the style sheet overrides it for reduced motion. Not permanent:
 * a smooth scroll caused by Tab would continue after a navigation.
 */
function setSmooth(isSmooth: boolean): void {
  document.documentElement.style.scrollBehavior = isSmooth ? 'smooth' : '';
}

/** Opens an item of a list that is folded on phones. */
function unfold(element: Element | null): void {
  if (element?.localName === 'li') element.querySelector('details')?.setAttribute('open', '');
}

/** Moves focus here unless it is already inside. */
function takeFocus(element: HTMLElement | null): void {
  unfold(element);
  if (!element || element.contains(document.activeElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
