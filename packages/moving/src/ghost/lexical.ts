import { elementHtml, escapeHtml } from '../html/make-html.ts';
import type { Notes } from '../source/note.ts';
import type { StoredCard } from './card-fields.ts';
import { cardHtml } from './cards.ts';
import { listOf, textOf } from '../source/values.ts';

/** A node of a document of Lexical, the editor of Ghost since version 5. */
type Node = StoredCard & {
  type?: unknown;
  children?: unknown;
  text?: unknown;
  format?: unknown;
  tag?: unknown;
  url?: unknown;
  listType?: unknown;
  start?: unknown;
};

const FORMATS: [bit: number, element: string][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];
const DEEPEST = 100;

/** A document of Lexical as HTML; null when it is none. @throws RangeError when it is nested too deep */
export function lexicalHtml(json: string, notes: Notes): string | null {
  try {
    const { root } = JSON.parse(json) as { root?: Node };
    return root ? childrenOf(root, notes, 0) : null;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return null;
  }
}

function childrenOf({ children }: Node, notes: Notes, depth: number): string {
  if (depth > DEEPEST) throw new RangeError('The text is nested too deep.');
  return listOf(children)
    .map((child) => nodeHtml(Object(child) as Node, notes, depth + 1))
    .join('');
}

function nodeHtml(node: Node, notes: Notes, depth: number): string {
  const inner = childrenOf(node, notes, depth);
  const type = textOf(node.type);
  switch (type) {
    case 'text':
    case 'extended-text':
    case 'code-highlight':
      return formatted(textOf(node.text), typeof node.format === 'number' ? node.format : 0);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'paragraph':
      return `<p>${inner}</p>`;
    case 'heading':
    case 'extended-heading':
      return elementHtml(/^h[1-6]$/.test(textOf(node.tag)) ? textOf(node.tag) : 'h2', inner);
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return elementHtml('blockquote', inner);
    case 'list':
      return node.listType === 'number'
        ? `<ol start="${Number(node.start) || 1}">${inner}</ol>`
        : elementHtml('ul', inner);
    case 'listitem':
      return elementHtml('li', inner);
    case 'link':
    case 'autolink':
    case 'at-link':
      return `<a href="${escapeHtml(textOf(node.url))}">${inner}</a>`;
    case 'code':
      return elementHtml('pre', inner);
    case 'table':
      return elementHtml('table', inner);
    case 'tablerow':
      return elementHtml('tr', inner);
    case 'tablecell':
      return elementHtml('td', inner);
    default:
      return inner === '' ? cardHtml(type, node, notes) : inner;
  }
}

function formatted(text: string, format: number): string {
  return FORMATS.reduce((html, [bit, name]) => (format & bit ? elementHtml(name, html) : html), escapeHtml(text));
}
