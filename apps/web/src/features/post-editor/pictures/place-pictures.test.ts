import { expect, test } from 'vitest';
import { applyMarked, readMarked } from '../../../testing/marked-text.ts';
import { followOffset, placePictures } from './place-pictures.ts';

function place(marked: string, pictures: [at: number, name: string, isParagraph?: boolean][]) {
  const edit = placePictures(
    readMarked(marked),
    pictures.map(([at, name, isParagraph = true]) => ({ at, url: `/${name}`, alt: name, isParagraph })),
  );
  return applyMarked(marked, edit);
}

test.each<[string, [number, string, boolean?][], string]>([
  [
    'One¦\n\nTwo',
    [
      [3, 'a'],
      [3, 'b'],
      [3, 'c'],
    ],
    'One¦\n\n![a](/a)\n\n![b](/b)\n\n![c](/c)\n\nTwo',
  ],
  [
    '¦',
    [
      [0, 'a'],
      [0, 'b'],
    ],
    '¦![a](/a)\n\n![b](/b)',
  ],
  ['One\n\nTwo tid¦es', [[3, 'a']], 'One\n\n![a](/a)\n\nTwo tid¦es'],
  [
    'One  ⟦two⟧  three',
    [
      [4, 'a', false],
      [9, 'b', false],
    ],
    'One ![a](/a) ⟦two⟧ ![b](/b) three',
  ],
  ['One¦', [[99, 'a', false]], 'One¦![a](/a)'],
])('pictures are placed in %j', (before, pictures, after) => expect(place(before, pictures)).toBe(after));

test.each([
  ['one two', 4, 'one fine two', 9],
  ['one two', 3, 'one two three', 3],
  ['one two', 7, 'one two three', 13],
  ['one two three', 13, 'three', 5],
  ['one two three', 6, 'one three', 5],
  ['aaa', 3, 'aaaa', 4],
  ['one', 2, '', 0],
  ['one', 2, 'one', 2],
])('in %j, offset %i follows a change to %j', (before, at, after, expected) => {
  expect(followOffset(at, before, after)).toBe(expected);
});
