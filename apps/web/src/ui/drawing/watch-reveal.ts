/** Visible part that triggers the reveal. Source: product specification §9. */
const THRESHOLD = 0.1;

let observer: IntersectionObserver | null = null;

/** Hides `element` until it is in view, unless it already is or reduced motion is set. Returns the cleanup. */
export function watchReveal(element: HTMLElement): () => void {
  const isWanted = 'IntersectionObserver' in window && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isWanted) return () => {};
  observer ??= new IntersectionObserver(notice, { threshold: THRESHOLD });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    element.dataset['reveal'] = '';
  };
}

/** The first observer callback reports the position; measuring here would force a layout. */
function notice(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const isNew = target.dataset['reveal'] === '';
    const isPassed = boundingClientRect.bottom < 0;
    if (isIntersecting || isPassed || (isNew && isInView(boundingClientRect))) {
      observer?.unobserve(target);
      if (!isNew) target.dataset['reveal'] = 'shown';
    } else {
      target.dataset['reveal'] = 'hidden';
    }
  }
}

/** An element without layout has no size and is below the fold. */
function isInView({ top, width }: DOMRectReadOnly): boolean {
  return width > 0 && top < window.innerHeight;
}
