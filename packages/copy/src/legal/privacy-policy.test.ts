import { expect, test } from 'vitest';
import { DEFAULT_RETENTION } from '@tideline/domain/privacy/retention';
import { periodTexts, privacyPolicy } from './privacy-policy.ts';

test.each([
  [24, 7, 'for 24 months after the last entry about them', 'after 7 days'],
  [1, 1, 'for one month after the last entry about them', 'after one day'],
  [0, 30, 'until you ask us to delete them', 'after 30 days'],
])('%i months and %i days are stated as they are set', (contactMonths, unconfirmedDays, inquiries, unconfirmed) => {
  expect(periodTexts({ contactMonths, unconfirmedDays })).toEqual({ inquiries, unconfirmed });
});

test('every placeholder of the policy has a text', () => {
  const placeholders = JSON.stringify(privacyPolicy).match(/(?<=\{)\w+(?=\})/g);
  const texts = ['name', 'email', ...Object.keys(periodTexts(DEFAULT_RETENTION))];
  expect([...new Set(placeholders)].toSorted()).toEqual(texts.toSorted());
});
