import { expect, test, vi } from 'vitest';
import { markText } from '../../lib/copy/text-marks.ts';
import { stripMarks } from './strip-marks.ts';

test('marks leave the page at once, and name the element of each field', async () => {
  const found: [string, number][] = [];
  document.body.innerHTML = '<p></p><img alt="">';
  stripMarks((element, field) => found.push([element.tagName, field]));
  const [paragraph, image] = [document.querySelector('p'), document.querySelector('img')];
  paragraph?.append(markText('Good work, 🌊 found.', 0));
  image?.setAttribute('alt', markText('עבודה', 1234));
  await vi.waitFor(() =>
    expect(found).toEqual([
      ['P', 0],
      ['IMG', 1234],
    ]),
  );
  expect(document.body.innerHTML).toBe('<p>Good work, 🌊 found.</p><img alt="עבודה">');
  const text = paragraph?.firstChild;
  if (text) text.nodeValue = markText('Changed', 7);
  await vi.waitFor(() => expect(found.at(-1)).toEqual(['P', 7]));
  expect(paragraph?.textContent).toBe('Changed');
});
