import { describe, expect, test } from 'vitest';
import { fitTitle } from './card-title.ts';
import { measureTitleTexts } from './draw-card.ts';

const LINE_WIDTH_PX = 860;
const LONG_TITLE = 'High tide in the harbour of a small town '.repeat(7).trim();

function fit(title: string) {
  return fitTitle(title, measureTitleTexts);
}

describe('the title of a card', () => {
  test.each([
    ['Services', 120, ['Services']],
    ['Growth plans', 120, ['Growth plans']],
    ['Hardened 26963', 120, ['Hardened', '26963']],
    ['Marketing that moves with the tide', 92, ['Marketing that', 'moves with the tide']],
    [
      'The 2026 field guide to local SEO for small medical practices',
      80,
      ['The 2026 field guide', 'to local SEO for small', 'medical practices'],
    ],
    [
      'Suchmaschinenoptimierung für Rechtsanwaltskanzleien',
      62,
      ['Suchmaschinenoptimierung', 'für Rechtsanwaltskanzleien'],
    ],
    ['WWWWWWWWWWWW MMMMMMM', 70, ['WWWWWWWWWWWW', 'MMMMMMM']],
    ['2026 1234567890123456789012345', 62, ['2026', '1234567890123456789012345']],
    ['Award-winning data-driven harbours', 80, ['Award-winning data-', 'driven harbours']],
    ['', 120, ['']],
  ])('%j stands in %d pixels on the lines %j', async (title, sizePx, lines) => {
    expect(await fit(title)).toEqual({ sizePx, lines });
  });

  test('breaks a word that is wider than a line of the smallest size, and no other', async () => {
    const { sizePx, lines } = await fit('Der Donaudampfschifffahrtsgesellschaftskapitän hält Rechtsanwaltskanzleien');
    expect(sizePx).toBe(48);
    expect(lines).toEqual(['Der', 'Donaudampfschifffahrtsgesellschafts', 'kapitän hält Rechtsanwaltskanzleien']);
  });

  test('ends with an ellipsis behind a whole word when it is too long', async () => {
    const { sizePx, lines } = await fit(LONG_TITLE);
    expect([sizePx, lines.length]).toEqual([48, 5]);
    const [left, rest] = lines.join(' ').split('…');
    expect([left, rest]).toEqual([LONG_TITLE.slice(0, left?.length), '']);
    expect(LONG_TITLE[left?.length ?? 0]).toBe(' ');
  });

  test.each([LONG_TITLE, 'x'.repeat(300), '🌊'.repeat(150), '日本語'.repeat(100), 'W'.repeat(41), 'Ồ ạt '.repeat(60)])(
    'has only lines that fit beside the disc: %j',
    async (title) => {
      const { sizePx, lines } = await fit(title);
      const widths = await measureTitleTexts(lines);
      expect(lines.length).toBeLessThanOrEqual(5);
      for (const width of widths) expect(width * sizePx).toBeLessThan(LINE_WIDTH_PX + 1);
    },
  );
});
