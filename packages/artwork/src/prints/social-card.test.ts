import { expect, test } from 'vitest';
import { cardPath, cardVersion, pageCardName } from './social-card.ts';

const text = { title: 'High tide', label: 'SEO', seed: 'high-tide' };

test('a card has a new URL when anything printed on it changes', () => {
  const versions = [
    cardVersion(text, 'Tideline'),
    cardVersion(text, 'Ebb & Co'),
    cardVersion({ ...text, title: 'High tides' }, 'Tideline'),
    cardVersion({ ...text, label: '' }, 'Tideline'),
    cardVersion({ ...text, seed: 'low-tide' }, 'Tideline'),
    cardVersion({ ...text, title: 'High tideSEO', label: '' }, 'Tideline'),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(cardVersion({ ...text }, 'Tideline')).toBe(versions[0]);
});

test('a card is found under its kind and name', () => {
  expect(cardPath('posts/high-tide', text, 'Tideline')).toMatch(/^\/cards\/posts\/high-tide\.png\?v=[a-z0-9]+$/);
  expect(cardPath('posts/ä/ö', text, 'Tideline')).toMatch(/^\/cards\/posts\/%C3%A4%2F%C3%B6\.png\?v=/);
  expect([pageCardName('/'), pageCardName('/about')]).toEqual(['pages/home', 'pages/about']);
});
