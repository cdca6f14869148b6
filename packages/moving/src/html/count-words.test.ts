import { expect, test } from 'vitest';
import { countWords, wordsOfHtml } from './count-words.ts';

test.each([
  ['', 0],
  ['Ebb & flow — 2 tides!', 4],
  ["Don’t, and don't: well-known", 4],
  ['**Ebb** [^1] \\* > #', 2],
  ['See https://old.example/a/b?c=d and www.old.example/x', 2],
  ['naïve café', 2],
  ['潮汐 tides カメラ', 6],
  ['नमस्ते दुनिया', 2],
  ['👩‍🚀 🎉', 0],
])('%s has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each([
  ['marks in a word', '<p><b>E</b>bb</p>', 1],
  ['blocks without spaces', '<ul><li>a</li><li>b</li></ul><p>c<br>d</p>', 4],
  ['cells', '<table><tr><td>a</td><td>b</td></tr></table>', 2],
  ['what is not shown', '<!-- a --><script>b</script><style>c</style><video>d</video><noscript>e</noscript>', 0],
  ['alternative texts', '<img alt="a b">', 0],
  ['entities', '<p>a&nbsp;b&mdash;c</p>', 3],
  ['deep nesting', `${'<div>'.repeat(50_000)}Ebb <b>and</b> flow`, 3],
])('of HTML: %s', (_name, html, count) => {
  expect(wordsOfHtml(html)).toBe(count);
});
