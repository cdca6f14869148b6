import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { expect, test } from 'vitest';
import { findBodyFaults } from '../../testing/rest/body-faults.ts';
import { renderPostBody } from './render-post-body.ts';

/** Parts that, repeated to the longest body, take a renderer whose time grows with the square of the text minutes. */
const REPEATED = [
  '[',
  '[^',
  '[^a]',
  '![',
  '![![',
  '> ',
  '> [!NOTE]\n> a\n\n',
  '<a',
  '<a ',
  '`',
  '~~a ',
  '*a _b ',
  '"a\' ',
];
const BLOCKS = [
  '```js\n',
  '```js\na\n```\n',
  '|a|\n|-|\n\n',
  '# a\n',
  '[^a]: ',
  '\n- a',
  '[a]: b\n',
  '<https://a>',
  '$(',
];

const BODIES: [string, string][] = [
  ...[...REPEATED, ...BLOCKS].map((part): [string, string] => [part, fill(part)]),
  ['labels without end', `[^a]: b\n\n${fill('[^')}`],
  ['many notes', `${numbered('[^#]')}\n\n${numbered('[^#]: x\n')}`],
  ['notes in notes', numbered(' [^#]:')],
  ['a wide table', `|${'a|'.repeat(30_000)}\n|${'-|'.repeat(30_000)}\n${'|'.repeat(70_000)}`],
  ['a table of short rows', `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${fill('|\n')}`],
  ['one line of code', `\`\`\`ts\n${fill('<')}\n\`\`\``],
  ['addresses like that of a video', fill(`https://www.youtube.com/watch?${'a&'.repeat(120)}\n\n`)],
];

test.each(BODIES)('the longest body of %j is rendered', async (_title, text) => {
  const { html } = await renderPostBody(text.slice(0, POST_LIMITS.content), { target: 'page' });
  expect(findBodyFaults(html)).toEqual([]);
});

function fill(part: string): string {
  return part.repeat(POST_LIMITS.content / part.length);
}

function numbered(part: string): string {
  return Array.from({ length: 9_000 }, (_, at) => part.replace('#', String(at))).join('');
}
