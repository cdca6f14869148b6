import { attributeOf, childrenOf, elementsOf, type HtmlNode, listItems, nameOf, rowsOf, textOf } from './html-node.ts';
import { type Dialect, type HtmlWriter, isBlock, prefixed } from './write-html.ts';

/** What differs between two texts in Markdown that say the same. */
export type MarkdownStyle = {
  /** A text in which nothing is a mark of Markdown. */
  text: (text: string) => string;
  /** Before the end of a line that is meant to end there. */
  lineBreak: string;
  rule: string;
  bullet: string;
  afterNumber: string;
  /** Further elements, and those that are written in another way. */
  marks?: Dialect['marks'];
  blocks?: Dialect['blocks'];
};

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** HTML as Markdown, with the tables of GitHub. */
export function markdownDialect(style: MarkdownStyle): Dialect {
  const { text, lineBreak, rule, bullet, afterNumber } = style;
  const [strong, emphasis] = [around('**'), around('*')];
  const list = (element: HtmlNode, writer: HtmlWriter) =>
    listItems(element, bullet, afterNumber)
      .map(({ mark, item }) => prefixed(itemText(item, writer), mark, ' '.repeat(mark.length)))
      .join('\n');
  return {
    text,
    line: escapeStarts,
    marks: {
      strong,
      b: strong,
      em: emphasis,
      i: emphasis,
      code,
      kbd: code,
      samp: code,
      tt: code,
      a: link,
      img: (_content, image) => picture(image, text(attributeOf(image, 'alt').replaceAll(/\s+/g, ' '))),
      ...style.marks,
    },
    paragraph: (line) => line.replaceAll('\n', `${lineBreak}\n`),
    blocks: {
      ...Object.fromEntries(HEADINGS.map((name) => [name, heading])),
      ul: list,
      ol: list,
      blockquote: (element, { blocks }) => prefixed(blocks(element).join('\n\n'), '> ', '> '),
      pre: codeBlock,
      table,
      hr: () => rule,
      ...style.blocks,
    },
  };
}

/** Puts a mark on both sides of words. */
export function around(mark: string): (content: string) => string {
  return (content) => (content === '' ? '' : mark + content + mark);
}

/** What is in an item of a list: only further lists follow its words without an empty line. */
export function itemText(item: HtmlNode, { blocks }: HtmlWriter): string {
  const isTight = elementsOf(item).every((child) => !isBlock(child) || isList(child));
  return blocks(item).join(isTight ? '\n' : '\n\n');
}

/** Whether the last thing in an item of a list is a block of its own. */
export function endsWithBlock(item: HtmlNode): boolean {
  const last = childrenOf(item).findLast((child) => nameOf(child) !== '' || textOf(child).trim() !== '');
  return last !== undefined && isBlock(last) && !isList(last);
}

function isList(node: HtmlNode): boolean {
  return nameOf(node) === 'ul' || nameOf(node) === 'ol';
}

/** Escapes what would begin a heading, a list, a quote or a rule. */
function escapeStarts(words: string): string {
  return words
    .replaceAll(/^(?:#{1,6}|\+|=+|-+)(?=\s|$)|^>/gm, String.raw`\$&`)
    .replaceAll(/^(\d{1,9})([.)])(?=\s|$)/gm, String.raw`$1\$2`);
}

function heading(element: HtmlNode, { line }: HtmlWriter): string {
  const words = line(element).replaceAll('\n', ' ');
  return words === '' ? '' : `${'#'.repeat(Number(nameOf(element).slice(1)))} ${words}`;
}

function code(_content: string, element: HtmlNode): string {
  const text = textOf(element).replaceAll(/\s+/g, ' ').trim();
  const used = new Set(text.match(/`+/g));
  let fence = '`';
  while (used.has(fence)) fence += '`';
  const space = /^`|`$/.test(text) ? ' ' : '';
  return text === '' ? '' : fence + space + text + space + fence;
}

function codeBlock(block: HtmlNode): string {
  const text = textOf(block).replace(/\n$/, '');
  const longest = (text.match(/`{3,}/g) ?? ['``']).toSorted().at(-1) ?? '';
  const fence = `${longest}\``;
  return text.trim() === '' ? '' : `${fence}${languageOf(block)}\n${text}\n${fence}`;
}

/** The language that highlighters write into a class. */
function languageOf(block: HtmlNode): string {
  const near = [block, ...elementsOf(block).slice(0, 1), ...(block.parentNode ? [block.parentNode] : [])];
  const classes = near.map((element) => attributeOf(element, 'class')).join(' ');
  return /(?:language-|lang-|highlight-source-)([\w+#-]+)/.exec(classes)?.[1] ?? '';
}

function link(content: string, element: HtmlNode): string {
  const address = attributeOf(element, 'href');
  return address === '' ? content : `[${content.replaceAll('\n', ' ')}](${escapeAddress(address)})`;
}

function picture(image: HtmlNode, alt: string): string {
  const [source, title] = [attributeOf(image, 'src'), attributeOf(image, 'title')];
  const caption = title === '' ? '' : ` "${title.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return source === '' ? '' : `![${alt}](${escapeAddress(source)}${caption})`;
}

/** Spaces and brackets would end the address in Markdown. */
function escapeAddress(address: string): string {
  return address.replace(/[\s()<>]/g, (character) => `%${character.codePointAt(0)?.toString(16).padStart(2, '0')}`);
}

function table(element: HtmlNode, writer: HtmlWriter): string {
  const captions = elementsOf(element).filter((part) => nameOf(part) === 'caption');
  const [head, ...rows] = rowsOf(element).map((cells) => cells.map((cell) => ` ${cellText(cell, writer)} |`));
  if (!head) return captions.flatMap((caption) => writer.blocks(caption)).join('\n\n');
  const lines = [head, head.map(() => ' --- |'), ...rows].map((cells) => `|${cells.join('')}`);
  return [...captions.flatMap((caption) => writer.blocks(caption)), lines.join('\n')].join('\n\n');
}

function cellText(cell: HtmlNode, { blocks }: HtmlWriter): string {
  const text = blocks(cell)
    .join('\n')
    .replaceAll('|', String.raw`\|`);
  return text.replaceAll(/\s*\n\s*/g, '; ');
}
