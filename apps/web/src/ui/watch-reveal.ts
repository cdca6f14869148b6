/** How much of an element must be in view. Source: product specification §9. */
const THRESHOLD = 0.1;

let observer: IntersectionObserver | null = null;

/** Hides `element` until it comes into view, unless it is in view already or motion is unwanted. Returns the undoing. */
export function watchReveal(element: HTMLElement): () => void {
  const isWanted = 'IntersectionObserver' in window && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isWanted || element.getBoundingClientRect().top < window.innerHeight) return () => {};
  observer ??= new IntersectionObserver(reveal, { threshold: THRESHOLD });
  element.dataset['reveal'] = 'hidden';
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    element.dataset['reveal'] = '';
  };
}

function reveal(entries: IntersectionObserverEntry[]) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const isPassed = boundingClientRect.bottom < 0;
    if (!isIntersecting && !isPassed) continue;
    observer?.unobserve(target);
    if (target instanceof HTMLElement) target.dataset['reveal'] = 'shown';
  }
}
