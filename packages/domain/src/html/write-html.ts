import { childrenOf, type HtmlNode, nameOf, valueOf } from './html-node.ts';

/** How a kind of text writes what HTML says. */
export type Dialect = {
  /** A text, with single spaces. */
  text: (text: string) => string;
  /** Elements inside of a line, by name. Others are their content. A line break is `\n`. */
  marks: Record<string, (content: string, element: HtmlNode) => string>;
  /** The words of a line, or of several with line breaks in between, when they are complete. */
  line?: (words: string) => string;
  /** A line that is a paragraph of its own. */
  paragraph: (line: string, columns: number) => string;
  /** Elements that are lines of their own, by name. Others are the blocks inside of them. */
  blocks: Record<string, (element: HtmlNode, writer: HtmlWriter) => string>;
};

/** Writes what is inside of an element. */
export type HtmlWriter = {
  /** How many columns a line has. */
  columns: number;
  /** Its blocks, which have this many columns. */
  blocks: (element: HtmlNode, columns?: number) => string[];
  /** All of it, as one line; line breaks that are meant are in it. */
  line: (element: HtmlNode) => string;
};

const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** What only programs read. */
const HIDDEN = new Set(['script', 'style', 'template', 'title']);

/** Whether an element begins a new line. */
export function isBlock(node: HtmlNode): boolean {
  return BLOCKS.has(nameOf(node));
}

/** The blocks that nodes are written as. Words between two elements are a block, too. */
export function writeHtml(nodes: Iterable<HtmlNode>, dialect: Dialect, columns = Infinity): string[] {
  const blocks: string[] = [];
  let words: HtmlNode[] = [];
  for (const node of [...nodes, null]) {
    if (node !== null && !isBlock(node)) {
      words.push(node);
      continue;
    }
    const line = writeLine(words, dialect);
    if (line !== '') blocks.push(dialect.paragraph(line, columns));
    words = [];
    if (node !== null) blocks.push(...writeBlock(node, dialect, columns));
  }
  return blocks.filter((block) => block !== '');
}

function writeBlock(element: HtmlNode, dialect: Dialect, columns: number): string[] {
  const write = dialect.blocks[nameOf(element)];
  if (!write) return writeHtml(childrenOf(element), dialect, columns);
  const writer: HtmlWriter = {
    columns,
    blocks: (inner, width = columns) => writeHtml(childrenOf(inner), dialect, width),
    line: (inner) => writeLine(childrenOf(inner), dialect),
  };
  return [write(element, writer)];
}

function writeLine(nodes: HtmlNode[], dialect: Dialect): string {
  const words = nodes.map((node) => writeInline(node, dialect)).join('');
  const line = words
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
  return dialect.line?.(line) ?? line;
}

function writeInline(node: HtmlNode, dialect: Dialect): string {
  const name = nameOf(node);
  if (name === '') return dialect.text(valueOf(node).replaceAll(/[ \t\r\n\f]+/g, ' '));
  if (name === 'br') return '\n';
  if (HIDDEN.has(name)) return '';
  const content = childrenOf(node)
    .map((child) => writeInline(child, dialect))
    .join('');
  if (isBlock(node)) return ` ${content} `;
  const mark = dialect.marks[name];
  if (!mark) return content;
  // Spaces go outside of the marks, where they mean nothing.
  const [start, end] = [content.length - content.trimStart().length, content.trimEnd().length];
  return content.slice(0, start) + mark(content.slice(start, end), node) + content.slice(Math.max(start, end));
}

/** With a mark before the first line, and the same or space before the others. */
export function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, at) => (line === '' && others.trim() === '' ? '' : `${at === 0 ? first : others}${line}`.trimEnd()))
    .join('\n');
}
