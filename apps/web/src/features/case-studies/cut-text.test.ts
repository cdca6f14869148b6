import { expect, test } from 'vitest';
import { caseStudies } from '@tideline/copy/case-studies/case-studies';
import { cutText, SUMMARY_LENGTH } from './cut-text.ts';

test('leaves a text of 200 characters alone', () => {
  const text = 'x'.repeat(200);
  expect(cutText(text)).toEqual({ text, isCut: false, isWhole: true });
});

test('cuts a long text after the last whole sentence within 200 characters', () => {
  const text = `They waited. “Nobody called?” It took 2.5 hours ${'x'.repeat(200)}.`;
  expect(cutText(text)).toEqual({ text: 'They waited. “Nobody called?”', isCut: true, isWhole: true });
});

test('cuts a text without sentences at 200 characters', () => {
  expect(cutText('x'.repeat(201))).toEqual({ text: 'x'.repeat(200), isCut: true, isWhole: false });
});

test.each(caseStudies.flatMap(({ id, challenge, solution }) => [[id, challenge] as const, [id, solution] as const]))(
  'the sentences of the %s study fill the documented length',
  (_id, text) => {
    const cut = cutText(text);
    expect(cut).toMatchObject({ isCut: true, isWhole: true });
    expect(cut.text.length).toBe(SUMMARY_LENGTH - 1); // and a space
  },
);
