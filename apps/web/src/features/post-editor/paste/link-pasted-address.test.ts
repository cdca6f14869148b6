import { expect, test } from 'vitest';
import { applyMarked, readMarked } from '../../../testing/marked-text.ts';
import { linkPastedAddress } from './link-pasted-address.ts';

test.each([
  ['see ⟦this⟧ now', 'https://a.example/b?c=d#e', 'see [this](https://a.example/b?c=d#e)¦ now'],
  ['⟦two words ⟧here', ' http://a.example\n', '[two words](http://a.example) ¦here'],
  ['⟦wiki⟧', 'https://a.example/Tide_(sea)', '[wiki](https://a.example/Tide_%28sea%29)¦'],
])('in %j, pasting %j gives %j', (before, pasted, after) => {
  expect(applyMarked(before, linkPastedAddress(pasted, readMarked(before)))).toBe(after);
});

test.each([
  ['no ¦selection', 'https://a.example'],
  ['⟦words⟧', 'not an address'],
  ['⟦words⟧', 'https://a.example and more'],
  ['⟦words⟧', 'javascript:alert(1)'],
  ['[this](⟦https://⟧)', 'https://a.example'],
  ['[this](⟦old⟧)', 'https://a.example'],
  ['⟦two\nlines⟧', 'https://a.example'],
  ['a⟦  ⟧b', 'https://a.example'],
])('in %j, %j is pasted as it is', (before, pasted) => {
  expect(linkPastedAddress(pasted, readMarked(before))).toBeNull();
});
