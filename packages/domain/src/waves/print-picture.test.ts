import { describe, expect, test } from 'vitest';
import { hashText } from './hash-text.ts';
import { PRINT_EDITION, printPath, printSize, printSrcSet, SITE_PRINTS } from './print-picture.ts';
import { drawWavePrint } from './wave-print.ts';

describe('prints', () => {
  test('have a new version whenever their drawing changes', () => {
    const drawings = Object.keys(SITE_PRINTS).map((seed) => drawWavePrint(seed, 300, 200));
    const sum = hashText(drawings.join('\n'));
    // Red? Raise PRINT_EDITION, then write the new sum here: browsers keep the old pictures under the old address.
    expect({ edition: PRINT_EDITION, sum }).toEqual({ edition: 1, sum: 'xsml9hojac' });
  });

  test('are the same scene in every size', () => {
    const [small, large] = [drawWavePrint('medical-spa', 48, 32), drawWavePrint('medical-spa', 1600, 1067)];
    expect(small.slice(small.indexOf('<circle'))).toContain(/<circle[^>]*>/.exec(large)?.[0]);
  });

  test.each([
    [{ post: 'tides' }, '/prints/posts/tides-400.avif?v=1'],
    [{ seed: 'medical-spa', shape: 'wide' }, '/prints/wide/medical-spa-400.avif?v=1'],
  ] as const)('%j has an address', (name, path) => {
    expect(printPath(name, 400, 'avif')).toBe(path);
  });

  test('are offered in all their widths', () => {
    expect(printSrcSet({ seed: 'healthcare', shape: 'tall' }, 'webp')).toBe(
      '/prints/tall/healthcare-480.webp?v=1 480w, ' +
        '/prints/tall/healthcare-960.webp?v=1 960w, ' +
        '/prints/tall/healthcare-1440.webp?v=1 1440w',
    );
    expect(printSize('tall', 480)).toEqual({ width: 480, height: 600 });
  });
});
