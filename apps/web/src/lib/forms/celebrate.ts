import { BRAND_COLOURS } from '../text/brand-colours.ts';

/** Source: product specification §9. */
const CONFETTI = { particleCount: 100, spread: 70, origin: { y: 0.6 } };

/** Throws confetti, unless the visitor wants less motion. The library is fetched only now. */
export async function celebrate(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { default: confetti } = await import('canvas-confetti');
    // Without a worker: the Content-Security-Policy allows no blob: scripts.
    const fire = confetti.create(undefined, { resize: true, useWorker: false });
    await fire({ ...CONFETTI, colors: [...BRAND_COLOURS], disableForReducedMotion: true });
  } catch {
    // Decoration only: what was sent is sent.
  }
}
