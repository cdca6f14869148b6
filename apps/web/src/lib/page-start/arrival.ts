/**
 * Where a visitor stands after following a link inside the site. The router finds the places; how one gets there, and
 * where the keyboard goes on, is here (docs/decisions/037).
 */
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/** What is asked of the router. */
type Ways = { history: RouterHistory; subscribe: AnyRouter['subscribe'] };

/**
 * Has every way end where it leads: a link to where one already is as well, and the keyboard with it. A page that was
 * not there before is named to whoever does not see it.
 */
export function followArrivals(router: Ways): void {
  let isOldEntry = false;
  let isRepeated = false;
  const hasGoneOn = watchVisitor(router);
  const isTyped = watchTypedHashes();
  router.history.subscribe(({ action }) => {
    isOldEntry = action.type !== 'PUSH' && action.type !== 'REPLACE';
  });
  const isReturn = () => isOldEntry && !isTyped();
  // Just before the router scrolls.
  router.subscribe('onResolved', ({ fromLocation, pathChanged, toLocation }) => {
    if (!fromLocation || !toLocation.hash || isReturn()) return;
    if (pathChanged) scrollTo(0, 0);
    setSmooth(true);
  });
  // Just after it.
  router.subscribe('onRendered', ({ hrefChanged, pathChanged, toLocation: { hash } }) => {
    setSmooth(false);
    if (!hrefChanged) {
      if (isRepeated) arriveAt(hash);
      isRepeated = false;
      return;
    }
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
 * Before the router comes alive, a script of the page has put it where it belongs, and the visitor may have scrolled on.
 * The router is to leave that as it is, and only to know of it, so that it can come back to it.
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

/** Scrolls to the element with this id, and takes the focus along. The top of the page when there is none. */
export function arriveAt(id: string): void {
  const section = document.getElementById(id);
  setSmooth(true);
  // Not scrollTo(0, 0): Chromium does that one without a look at the style.
  (section ?? document.documentElement).scrollIntoView();
  setSmooth(false);
  takeFocus(section ?? document.querySelector('main'));
}

/**
 * Tells whether the last step through the browser's history was a hash that somebody typed into the address, or a script
 * has set: a new entry, without the router's mark. The browser says so before it scrolls there, and goes as it is told.
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
    // Whoever comes back to it later returns. The router is not to hear of this: it would begin anew.
    if (isTyped) History.prototype.replaceState.call(history, {}, '');
  });
  return () => isTyped;
}

/** Tells whether the visitor has taken the focus elsewhere since the way to a page began: a menu they opened stays open. */
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

/** Whether a click on a link asks for the page as it is. */
function asksForThisPage({ target }: Event): boolean {
  return target instanceof Element && target.closest('a')?.href === location.href;
}

/**
 * For the next scrolling by script; where less motion is wanted, the style sheet has the last word. Not always on: a page
 * that still moves to where Tab has led would move on after the way to another page.
 */
function setSmooth(isSmooth: boolean): void {
  document.documentElement.style.scrollBehavior = isSmooth ? 'smooth' : '';
}

/** The keyboard goes on from here, unless it is in here. */
function takeFocus(element: HTMLElement | null): void {
  if (!element || element.contains(document.activeElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
