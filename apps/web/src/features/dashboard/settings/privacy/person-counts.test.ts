import { expect, test } from 'vitest';
import { countsInWords } from './person-counts.ts';

const NONE = { enquiries: 0, notes: 0, subscriptions: 0, mails: 0, signInAttempts: 0 };

test('summarizes what is stored about a person', () => {
  expect(countsInWords({ ...NONE, enquiries: 2, notes: 1, mails: 1 })).toBe('2 inquiries, 1 note, and 1 mail');
  expect(countsInWords({ ...NONE, subscriptions: 1 })).toBe('1 newsletter subscription');
  expect(countsInWords(NONE)).toBeNull();
});
