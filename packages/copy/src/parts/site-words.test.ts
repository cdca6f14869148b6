import { expect, test } from 'vitest';
import { DEFAULT_RETENTION } from '@tideline/domain/privacy/retention';
import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { copyFiller } from './fill-copy.ts';
import { sentSettings } from './sent-settings.ts';
import { PLACEHOLDERS, siteWords } from './site-words.ts';

test.each([
  [24, 7, 'for 24 months after the last entry about them', 'after 7 days'],
  [1, 1, 'for one month after the last entry about them', 'after one day'],
  [0, 30, 'until you ask us to delete them', 'after 30 days'],
])('%i months and %i days are stated as they are set', (contactMonths, unconfirmedDays, retention, unconfirmed) => {
  const kept = { contactMonths, unconfirmedDays };
  expect(siteWords(DEFAULT_SETTINGS, kept)).toMatchObject({ retention, unconfirmed });
});

test('a page is sent only the words that differ from the built-in ones', () => {
  const words = siteWords(DEFAULT_SETTINGS, DEFAULT_RETENTION);
  expect(sentSettings({ ...DEFAULT_SETTINGS, words })).not.toHaveProperty('words');
  expect(sentSettings({ ...DEFAULT_SETTINGS, words })).not.toHaveProperty('agency');
  expect(sentSettings({ ...DEFAULT_SETTINGS, words: { ...words, place: 'Porto' } }).words).toEqual({ place: 'Porto' });
});

test('every placeholder is filled, by the browser as by the server', () => {
  const copy = { lines: Object.keys(PLACEHOLDERS).map((name) => `{${name}}`) };
  const site = { ...DEFAULT_SETTINGS, siteTitle: 'Ebb "&" {place}', contactEmail: 'a@b.example' };
  const agency = { legalName: 'Ebb Ltd', place: 'Porto', region: '', country: 'PT', area: 'Portugal' };
  const full = { ...site, words: siteWords({ ...site, agency }, DEFAULT_RETENTION) };
  const { lines } = copyFiller(full)(copy);
  expect(lines.slice(0, 6)).toEqual(['Ebb "&" {place}', 'Ebb Ltd', 'Porto', 'Porto', 'Portugal', 'a@b.example']);
  expect(lines.slice(6).join('')).not.toContain('{');
  expect(copyFiller(sentSettings(full))(copy)).toEqual({ lines });
});

test('copy without placeholders is returned itself, and filled copy is made once', () => {
  const fill = copyFiller(DEFAULT_SETTINGS);
  const [plain, placed] = [{ text: 'In {zone}' }, { text: 'In {place}' }];
  expect(fill(plain)).toBe(plain);
  expect(fill(placed)).toEqual({ text: 'In Los Angeles' });
  expect(fill(placed)).toBe(fill(placed));
});
