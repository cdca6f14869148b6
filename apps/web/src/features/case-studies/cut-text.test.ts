import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('cuts a long text to 200 characters plus an ellipsis and leaves a short one alone', () => {
  expect(cutText('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
  expect(cutText('x'.repeat(200))).toBe('x'.repeat(200));
});
