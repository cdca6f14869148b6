import {
  attributeOf,
  elementsOf,
  type HtmlNode,
  listItems,
  nameOf,
  rowsOf,
  textOf,
} from '@tideline/domain/html/html-node';
import { type Dialect, type HtmlWriter, prefixed, writeHtml } from '@tideline/domain/html/write-html';
import { lengthOf, pad, underlined, WIDTH, wrap } from './text-lines.ts';

/** Addresses follow the words of a link, lists keep their marks, tables their columns where they fit. */
const PLAIN_TEXT: Dialect = {
  text: (text) => text.replaceAll(/\s+/g, ' '),
  marks: {
    img: (_content, picture) => {
      const alt = attributeOf(picture, 'alt');
      return alt === '' ? '' : `[Picture: ${alt}]`;
    },
    strong: (content) => `*${content}*`,
    a: withAddress,
  },
  paragraph: wrap,
  blocks: {
    h2: (element, { line, columns }) => underlined(wrap(line(element), columns)),
    ul: list,
    ol: list,
    blockquote: (element, { blocks, columns }) => prefixed(blocks(element, columns - 2).join('\n\n'), '> ', '> '),
    pre: (element) => prefixed(textOf(element).trimEnd(), '    ', '    '),
    table,
    hr: () => '* * *',
  },
};

/**
 * A rendered body as plain text. Lines have at most 78 columns, except in code and for longer words such as addresses.
 */
export function toPlainText(nodes: Iterable<HtmlNode>): string {
  return writeHtml(nodes, PLAIN_TEXT, WIDTH).join('\n\n');
}

function withAddress(text: string, link: HtmlNode): string {
  const href = attributeOf(link, 'href');
  const address = href.replace(/^mailto:/, '');
  if (text === '' || text === address || text === href) return address;
  return `${text} <${address}>`;
}

function list(element: HtmlNode, { blocks, columns }: HtmlWriter): string {
  const items = listItems(element, '- ', '. ');
  const isTight = items.every(({ item }) => elementsOf(item).every((child) => nameOf(child) !== 'p'));
  const gap = isTight ? '\n' : '\n\n';
  return items
    .map(({ mark, item }) => prefixed(blocks(item, columns - mark.length).join(gap), mark, ' '.repeat(mark.length)))
    .join(gap);
}

function table(element: HtmlNode, { line, columns }: HtmlWriter): string {
  const cells = rowsOf(element);
  const alignments = (cells[0] ?? []).map((cell) => attributeOf(cell, 'style'));
  const [head = [], ...body] = cells.map((row) => row.map(line));
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((row) => lengthOf(row[at] ?? ''))));
  if (widths.reduce((sum, width) => sum + width + 2, -2) <= columns) {
    const inColumns = (row: string[]) => row.map((cell, at) => pad(cell, widths[at] ?? 0, alignments[at])).join('  ');
    return [inColumns(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(inColumns)]
      .map((text) => text.trimEnd())
      .join('\n');
  }
  // For a table that is too wide: each row as a list of its cells.
  const listed = (row: string[]) => row.map((cell, at) => wrap(head[at] ? `${head[at]}: ${cell}` : cell, columns));
  return body.map((row) => listed(row).join('\n')).join('\n\n');
}
