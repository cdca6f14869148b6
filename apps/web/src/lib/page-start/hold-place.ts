/** Keeps the place that a link led to in its place while the page around it still grows: late parts, pictures, fonts. */

/** What shows that the visitor goes on. A click is not among them: its `pointerdown` comes before the link is followed. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** A page that still grows later does so without us. */
const LONGEST_MS = 10_000;

let hold: AbortController | undefined;

/**
 * After a scroll to the element with this id: scrolls there again when the page changes its height meanwhile, and keeps the
 * element where it has come to rest, until the visitor acts. Browsers aim a smooth scroll once, and not all of them keep the
 * place of what is in view when something above it grows.
 * @param scroll scrolls there like the first time
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
      // Moved without a change of the scroll position: the page has grown. Otherwise somebody scrolls, or the browser did this.
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
    // The page may have grown in the same frame: `follow` is about to be called.
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
 * Whether a scroll to the element has ended. The jump to the head of a new page, from where the movement starts, reports
 * its end too, when the movement is already under way.
 */
function isAimedAt(element: Element): boolean {
  const root = document.documentElement;
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  const wanted = scrollY + element.getBoundingClientRect().top - padding - margin;
  return Math.abs(Math.min(wanted, root.scrollHeight - innerHeight) - scrollY) < 2;
}

/** Leaves the page alone again. */
export function letGo(): void {
  hold?.abort();
  hold = undefined;
}
