import { expect, test } from 'vitest';
import { applyMarked, readMarked } from '../../../testing/marked-text.ts';
import { insertPasted } from './insert-pasted.ts';

test.each([
  ['a ¦ b', '**c**', 'a **c**¦ b'],
  ['a ⟦old⟧ b', 'new', 'a new¦ b'],
  ['¦', '- one\n- two', '- one\n- two¦'],
  ['Text¦', '- one', 'Text\n\n- one¦'],
  ['Text\n¦', '# One', 'Text\n\n# One¦'],
  ['Text\n\n¦', '# One', 'Text\n\n# One¦'],
  ['Te¦xt', 'one\n\ntwo', 'Teone\n\ntwo¦\n\nxt'],
  ['¦\nText', '| a | b |', '| a | b |¦\n\nText'],
  ['One¦\n\nTwo', '> said', 'One\n\n> said¦\n\nTwo'],
])('into %j, %j is pasted as %j', (before, markdown, after) => {
  expect(applyMarked(before, insertPasted(markdown, readMarked(before)))).toBe(after);
});
