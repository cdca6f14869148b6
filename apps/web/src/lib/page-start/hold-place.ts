/** Keeps the target of a link in place while the page around it still grows: late parts, pictures, fonts. */

/** Input that ends the hold. `pointerdown`, not `click`: that of the click on the link comes before the hold. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Longest hold; the page may still grow later. */
const LONGEST_MS = 10_000;

let hold: AbortController | undefined;

/**
 * After a scroll to the element with this id: scrolls again if the page changes its height before the scroll ends, then
 * keeps the element in its position until the visitor acts. Browsers compute the target of a smooth scroll once, and
 * not all of them have scroll anchoring.
 * @param scroll repeats the first scroll
 */
export function holdPlace(id: string, scroll: (element: Element) => void): void {
  letGo();
  hold = new AbortController();
  const { signal } = hold;
  let aimedAtHeight = document.body.offsetHeight;
  let rest: { y: number; top: number } | undefined;

  const follow = () => {
    const element = document.getElementById(id);
    if (!element) return;
    if (rest) {
      const moved = element.getBoundingClientRect().top - rest.top;
      // Moved at the same scroll position: the page has grown. Otherwise the visitor or the browser has scrolled.
      if (scrollY === rest.y) scrollBy({ top: moved, behavior: 'instant' });
      else if (Math.abs(moved) > 1) letGo();
      rest.y = scrollY;
    } else if (aimedAtHeight !== document.body.offsetHeight) {
      aimedAtHeight = document.body.offsetHeight;
      scroll(element);
    }
  };
  const stop = () => {
    const element = document.getElementById(id);
    // If the page has grown in the same frame, `follow` is about to run.
    if (!element || aimedAtHeight !== document.body.offsetHeight || !isAimedAt(element)) return;
    rest = { y: scrollY, top: element.getBoundingClientRect().top };
  };

  const watch = new ResizeObserver(follow);
  watch.observe(document.body);
  const timer = setTimeout(letGo, LONGEST_MS);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  document.addEventListener('scrollend', stop, { signal });
  for (const act of ACTS) addEventListener(act, letGo, { signal, capture: true, passive: true });
}

/**
 * Whether the scroll has arrived at the element. The jump to the top of a new page, where the scroll starts, also fires
 * `scrollend`, while the scroll is already under way.
 */
function isAimedAt(element: Element): boolean {
  const root = document.documentElement;
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const wanted = scrollY + element.getBoundingClientRect().top - padding - margin;
  return Math.abs(Math.min(wanted, root.scrollHeight - innerHeight) - scrollY) < 2;
}

/** Ends the hold. */
export function letGo(): void {
  hold?.abort();
  hold = undefined;
}
