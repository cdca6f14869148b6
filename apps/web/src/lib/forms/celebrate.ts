/** Source: product specification §9. */
const CONFETTI = { particleCount: 100, spread: 70, origin: { y: 0.6 } };

const BRAND_COLORS = ['deep', 'teal', 'foam', 'sand', 'coral', 'kelp'];

/** Shows confetti, unless the visitor prefers reduced motion. */
export async function celebrate(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    // The Content-Security-Policy allows no blob: scripts for a worker.
    const fire = confetti.create(undefined, { resize: true, useWorker: false });
    const styles = getComputedStyle(document.documentElement);
    const colors = BRAND_COLORS.map((name) => styles.getPropertyValue(`--color-brand-${name}`).trim());
    await fire({ ...CONFETTI, colors, disableForReducedMotion: true });
  } catch {
    // Decoration only.
  }
}
