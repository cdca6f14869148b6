import { describe, expect, test } from 'vitest';
import { seededRandom, swellOf, waterPath, wavePath } from './wave.ts';

const line = { layer: 0, width: 1200, level: 100, amplitude: 40, segments: 24 };

describe('the wave generator', () => {
  test('draws the same wave for the same seed and another one for another seed', () => {
    const [one, same, other] = ['a', 'a', 'b'].map((seed) => wavePath({ ...line, swell: swellOf(seed) }));
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  test.each(['', 'a', 'local-seo-for-clinics', '波'.repeat(300)])(
    'stays between trough and crest for seed %j',
    (seed) => {
      const swell = swellOf(seed);
      for (let at = 0; at <= 500; at += 1) expect(Math.abs(swell.height(at / 500, at % 7))).toBeLessThanOrEqual(1);
    },
  );

  test('gives numbers from 0 to below 1', () => {
    const random = seededRandom('tide');
    const numbers = Array.from({ length: 1000 }, random);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(new Set(numbers).size).toBeGreaterThan(990);
  });

  test('a seamless wave ends at the height and slope it began with', () => {
    const swell = swellOf('marquee', 3, true);
    expect(swell.height(1, 2)).toBeCloseTo(swell.height(0, 2), 9);
    expect(swell.slope(1, 2)).toBeCloseTo(swell.slope(0, 2), 9);
  });

  test('the path ends where it should although every number in it is rounded', () => {
    const path = wavePath({ ...line, swell: swellOf('rounding'), segments: 31 });
    const steps = [...path.matchAll(/(-?\d+) ?(-?\d+)(?=s|$)/g)].map(([, x]) => Number(x));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(1200);
  });

  test('water is closed down to the floor', () => {
    expect(waterPath({ ...line, swell: swellOf('a') }, 200)).toMatch(/^M0 \d+c.*V200H0z$/);
  });
});
