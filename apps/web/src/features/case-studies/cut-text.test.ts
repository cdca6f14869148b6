import { expect, test } from 'vitest';
import { caseStudies } from '@tideline/copy/case-studies/case-studies';
import { cutText } from './cut-text.ts';

test('cuts a long text to 200 characters plus an ellipsis and leaves a short one alone', () => {
  expect(cutText('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
  expect(cutText('x'.repeat(200))).toBe('x'.repeat(200));
});

test.each(caseStudies.flatMap(({ id, challenge, solution }) => [[id, challenge] as const, [id, solution] as const]))(
  'the cut text of the %s study ends with a whole sentence',
  (_id, text) => {
    expect(cutText(text)).toMatch(/\w[.!?]”? …$/);
  },
);
