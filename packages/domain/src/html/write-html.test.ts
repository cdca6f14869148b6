import { expect, test } from 'vitest';
import type { HtmlNode } from './html-node.ts';
import { markdownDialect } from './markdown-dialect.ts';
import { writeHtml } from './write-html.ts';

const dialect = markdownDialect({
  text: (text) => text,
  lineBreak: '\\',
  rule: '---',
  bullet: '- ',
  afterNumber: '. ',
});

/** An element as a browser has it, with its name in capitals, or as cheerio has it. */
function element(tagName: string, ...children: (HtmlNode | string)[]): HtmlNode {
  const childNodes = children.map((child) => (typeof child === 'string' ? { nodeType: 3, nodeValue: child } : child));
  return { nodeType: 1, tagName, attributes: [], childNodes };
}

const write = (...nodes: HtmlNode[]) => writeHtml(nodes, dialect);

test('words between blocks are a block, and elements without a meaning are what is in them', () => {
  const box = element(
    'DIV',
    'a ',
    element('SPAN', 'b'),
    element('P', 'c'),
    '\n',
    element('section', element('h2', 'd')),
    'e',
  );
  expect(write(box)).toEqual(['a b', 'c', '## d', 'e']);
});

test('spaces are single ones and go outside of marks; a block inside of words is words', () => {
  const line = element('p', '\n a', element('b', ' b \n'), ' c', element('em', ' '), element('i', element('div', 'd')));
  expect(write(line)).toEqual(['a **b** c *d*']);
});

test('what only programs read, and comments, are left out', () => {
  const comment: HtmlNode = { nodeType: 8, nodeValue: 'no' };
  expect(write(element('script', 'no'), comment, element('p', 'a', element('STYLE', 'no')))).toEqual(['a']);
});

test('a long line of breaks inside of a mark takes no more time than its length', () => {
  const breaks = Array.from({ length: 100_000 }, () => element('br'));
  expect(write(element('p', element('strong', 'a', ...breaks, 'b')))[0]).toHaveLength(200_006);
});

test('a block of code has a longer fence than any in it, however many there are', () => {
  const block = element('pre', `${'``` '.repeat(200_000)}\n\`\`\`\``);
  expect(write(block)[0]).toMatch(/^`{5}\n``` .*\n`{4}\n`{5}$/);
});
