/** Source: product specification §9. */
const CONFETTI = { particleCount: 100, spread: 70, origin: { y: 0.6 } };

/** The six brand colours, the same as the `--color-brand-*` tokens in the style sheets. */
const BRAND_COLOURS = ['#0a2a34', '#0b7a85', '#8fd0c6', '#ecd08a', '#e4572e', '#5e7f45'];

/** Shows confetti, unless the visitor prefers reduced motion. */
export async function celebrate(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    // The Content-Security-Policy allows no blob: scripts for a worker.
    const fire = confetti.create(undefined, { resize: true, useWorker: false });
    await fire({ ...CONFETTI, colors: BRAND_COLOURS, disableForReducedMotion: true });
  } catch {
    // Decoration only.
  }
}
