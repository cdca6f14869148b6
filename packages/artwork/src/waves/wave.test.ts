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

  test.each([1.1, 2.4, 4])('a glyph of %d crests turns only at crests and troughs', (crests) => {
    for (const seed of ['404', 'blog', 'still water', 'package ripple']) {
      const swell = swellOf(seed, crests, 'glyph');
      const slopes = Array.from({ length: 500 }, (_, at) => Math.sign(swell.slope(at / 500, 0)));
      const turns = slopes.filter((slope, at) => at > 0 && slope !== slopes[at - 1]);
      expect(turns.length).toBeLessThanOrEqual(2 * crests * 1.2 + 1);
    }
  });

  test('a path of five curves for each crest follows the wave', () => {
    const swell = swellOf('404', 2.4, 'glyph');
    const size = { layer: 0, width: 2560, level: 100, amplitude: 88, segments: 12 };
    const path = wavePath({ ...size, swell });
    const [start = '', ...curves] = path.split(/[cs]/);
    let [x, y] = numbers(start) as [number, number];
    let lead: number[] = [];
    for (const curve of curves) {
      const given = numbers(curve);
      const [c1x = 0, c1y = 0, c2x = 0, c2y = 0, dx = 0, dy = 0] = given.length === 6 ? given : [...lead, ...given];
      const middle = { x: x + (3 * c1x + 3 * c2x + dx) / 8, y: y + (3 * c1y + 3 * c2y + dy) / 8 };
      const wanted = size.level - size.amplitude * swell.height(middle.x / size.width, 0);
      expect(Math.abs(middle.y - wanted)).toBeLessThan(size.amplitude * 0.05);
      lead = [dx - c2x, dy - c2y];
      [x, y] = [x + dx, y + dy];
    }
    expect(curves).toHaveLength(12);
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

function numbers(text: string): number[] {
  return (text.match(/-?\d+/g) ?? []).map(Number);
}
