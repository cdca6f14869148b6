import { expect, test } from 'vitest';
import { fitTitle } from './title-size.ts';

test.each([
  ['', 120],
  ['Services', 120],
  ['Marketing that moves with the tide', 80],
  ['The 2026 field guide to local SEO for small medical practices', 70],
  ['Suchmaschinenoptimierung für Rechtsanwaltskanzleien', 62],
  ['High tide in the harbour of a small town '.repeat(7), 48],
  ['x'.repeat(300), 48],
])('%j is drawn in %d pixels', (title, sizePx) => {
  expect(fitTitle(title, 'fraunces').sizePx).toBe(sizePx);
});

test('a title in capitals is drawn smaller', () => {
  const title = 'Marketing that moves';
  expect(fitTitle(title.toUpperCase(), 'fraunces').sizePx).toBeLessThan(fitTitle(title, 'fraunces').sizePx);
});
