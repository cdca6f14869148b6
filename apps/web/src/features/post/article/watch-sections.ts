/** A section counts as being read once its heading is above this fraction of the viewport height. */
const READING_LINE = 0.3;

/** Reports the anchor of the section being read, null above the first one, until the signal aborts. */
export function watchSections(
  anchors: readonly string[],
  onChange: (anchor: string | null) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const headings = anchors.map((anchor) => document.getElementById(anchor)).filter((heading) => heading !== null);
  function report() {
    const line = globalThis.innerHeight * READING_LINE;
    onChange(headings.findLast((heading) => heading.getBoundingClientRect().top <= line)?.id ?? null);
  }
  // Called when a heading crosses the reading line or leaves the window.
  const observer = new IntersectionObserver(report, { rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px` });
  for (const heading of headings) observer.observe(heading);
  signal.addEventListener('abort', () => observer.disconnect());
}
