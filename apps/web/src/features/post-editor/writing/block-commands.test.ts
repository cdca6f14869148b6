import { expect, test } from 'vitest';
import { applyMarked, readMarked } from '../../../testing/marked-text.ts';
import { insertBlock, type BlockCommand } from './block-commands.ts';

test.each<[BlockCommand, string, string]>([
  ['table', '¦', '| ⟦Column⟧ | Column |\n| --- | --- |\n|  |  |'],
  ['table', 'One li¦ne\n\nTwo', 'One line\n\n| ⟦Column⟧ | Column |\n| --- | --- |\n|  |  |\n\nTwo'],
  ['rule', 'One¦', 'One\n\n---\n\n¦'],
  ['rule', 'One¦\n\nTwo', 'One\n\n---\n\n¦\n\nTwo'],
  ['codeBlock', 'One\n¦', 'One\n\n```\n¦\n```'],
  ['codeBlock', 'One\n\n⟦a();\nb();⟧\n\nTwo', 'One\n\n```\n⟦a();\nb();⟧\n```\n\nTwo'],
  ['video', 'One¦\nTwo', 'One\n\n⟦https://www.youtube.com/watch?v=⟧\n\nTwo'],
  ['callout', '¦', '> [!NOTE]\n> ¦'],
  ['callout', 'One\n\nTake ca⟦⟧re\n\nTwo', 'One\n\n> [!NOTE]\n> Take care¦\n\nTwo'],
  ['callout', '⟦one\n\ntwo⟧', '> [!NOTE]\n> one\n>\n> two¦'],
  ['footnote', 'A claim¦.', 'A claim[^1].\n\n[^1]: ¦'],
  ['footnote', 'A¦ b\nc\n\nNext[^4]\n\n[^4]: d', 'A[^5] b\nc\n\n[^5]: ¦\n\nNext[^4]\n\n[^4]: d'],
  ['footnote', 'A claim¦\n', 'A claim[^1]\n\n[^1]: ¦\n'],
])('%s turns %j into %j', (command, before, after) => {
  expect(applyMarked(before, insertBlock(command, readMarked(before)))).toBe(after);
});
