import { expect, test } from 'vitest';
import { changeText, shareText } from './share.ts';
import { weekChange } from './week.ts';

test.each([
  [5, 12, '5 of 12'],
  [19, 19, '19 of 19'],
  [5, 20, '25%'],
  [1, 3_000, '0%'],
  [0, 0, ''],
])('%i of %i cases: %s', (part, whole, words) => expect(shareText(part, whole)).toBe(words));

test('a percentage that was rounded with others is taken, except of few cases', () => {
  expect(shareText(1, 30, 4)).toBe('4%');
  expect(shareText(1, 3, 34)).toBe('1 of 3');
});

test.each([
  [15, 12, '3 more'],
  [25, 20, '25% more'],
  [19, 20, '5% fewer'],
  [1_200, 19, '1,181 more'],
  [12_001, 12_000, 'under 1% more'],
])('%i after %i: %s', (now, before, words) => expect(changeText(now, before)).toBe(words));

const NOTHING = { visitors: null, views: null, opened: null, started: null, sent: null, answered: 0 };
const FIGURES = { ...NOTHING, subscribers: 30, posts: 0, received: 12, clients: 2, value: 9_000 };

test('the change of a value counts the clients behind it as cases', () => {
  const week = { ...FIGURES, value: 12_000 };
  expect(weekChange('value', { week, before: FIGURES })).toBe('more');
  expect(weekChange('value', { week, before: { ...FIGURES, clients: 20 } })).toBe('33% more');
});

test('a week says when there is nothing to compare', () => {
  const week = { ...FIGURES, posts: 2, subscribers: 24 };
  const change = (key: Parameters<typeof weekChange>[0]) => weekChange(key, { week, before: FIGURES });
  expect(['visitors', 'posts', 'received', 'subscribers'].map((key) => change(key as 'posts'))).toEqual([
    'no comparison',
    'none before',
    'the same',
    '20% fewer',
  ]);
});
