/** How much of an element must be in view. Source: product specification §9. */
const THRESHOLD = 0.1;

let observer: IntersectionObserver | null = null;

/** Hides `element` until it comes into view, unless it is in view already or motion is unwanted. Returns the undoing. */
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

/** The first notice of an element, in the next frame, says where it is: to ask it here would lay out the whole page. */
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

/** What the browser has not laid out yet has no size, and is far below. */
function isInView({ top, width }: DOMRectReadOnly): boolean {
  return width > 0 && top < window.innerHeight;
}
