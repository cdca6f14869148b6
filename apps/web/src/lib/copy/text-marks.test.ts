import { expect, test } from 'vitest';
import { markText, unmarkText } from './text-marks.ts';

test.each(['A', 'x'.repeat(120), 'עבודה טובה', '👩‍👩‍👧 family'])('the mark of %s is found and leaves no trace', (text) => {
  for (const field of [0, 1, 300]) {
    const marked = markText(text, field);
    expect(marked).not.toBe(text);
    expect(unmarkText(marked)).toEqual({ text, fields: [field] });
  }
  expect(unmarkText(text)).toEqual({ text, fields: [] });
});

test('texts that a page joins keep both marks; an empty text has none', () => {
  expect(unmarkText(`${markText('One', 1)}, ${markText('two', 2)}`)).toEqual({ text: 'One, two', fields: [1, 2] });
  expect(markText('', 1)).toBe('');
});
