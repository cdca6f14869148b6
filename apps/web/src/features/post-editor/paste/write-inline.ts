const MARKS: Record<string, string> = { STRONG: '**', EM: '*', DEL: '~~', S: '~~', STRIKE: '~~' };

/** The text of a paragraph as Markdown, on one line but for line breaks that are meant. */
export function writeInline(nodes: Iterable<Node>): string {
  return writeNodes(nodes)
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ?\\\n ?/g, '\\\n')
    .replace(/^(?:\\\n| )+|(?:\\\n| )+$/g, '')
    .replace(/^(#{1,6}|[-+]|=+|-+)(?=\s|$)/gm, String.raw`\$1`)
    .replace(/^(>)/gm, String.raw`\$1`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, String.raw`$1\$2`);
}

function writeNodes(nodes: Iterable<Node>): string {
  return [...nodes].map(writeNode).join('');
}

function writeNode(node: Node): string {
  if (node instanceof Element) return writeElement(node);
  return node.nodeType === 3 /* text */ ? escapeMarks((node.nodeValue ?? '').replace(/\s+/g, ' ')) : '';
}

/** Characters that mean something in Markdown. Underscores inside of words mean nothing. */
function escapeMarks(text: string): string {
  return text
    .replace(/[\\`*[\]]|~(?=~)|&(?=#?\w+;)/g, (mark) => `\\${mark}`)
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`);
}

function writeElement(element: Element): string {
  const { nodeName, childNodes } = element;
  const mark = MARKS[nodeName];
  if (mark !== undefined) return surround(mark, writeNodes(childNodes));
  if (nodeName === 'CODE' || nodeName === 'KBD' || nodeName === 'SAMP' || nodeName === 'TT') return writeCode(element);
  if (nodeName === 'SCRIPT' || nodeName === 'STYLE') return ''; // a second line of defence: they are sanitised away
  if (nodeName === 'BR') return '\\\n';
  if (nodeName === 'IMG') return writeImage(element);
  if (nodeName === 'A') return writeLink(element);
  const isBlock = ['P', 'DIV', 'LI', 'TD', 'TH'].includes(nodeName);
  return isBlock ? ` ${writeNodes(childNodes)} ` : writeNodes(childNodes);
}

/** Spaces go outside of the marks, where they mean nothing. */
function surround(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^((?:\s|\\\n)*)([\s\S]*?)((?:\s|\\\n)*)$/.exec(text) ?? [];
  return inner === '' ? before + after : before + mark + inner + mark + after;
}

function writeCode(element: Element): string {
  const text = element.textContent.replace(/\s+/g, ' ');
  if (text.trim() === '') return text;
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return fence + space + text.trim() + space + fence;
}

function writeLink(element: Element): string {
  const text = writeNodes(element.childNodes).replaceAll('\\\n', ' ');
  const address = escapeAddress(element.getAttribute('href') ?? '');
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return `${before}[${inner}](${address})${after}`;
}

function writeImage(image: Element): string {
  const address = escapeAddress(image.getAttribute('src') ?? '');
  const title = (image.getAttribute('title') ?? '').replace(/["\\]/g, (character) => `\\${character}`);
  return `![${escapeMarks(image.getAttribute('alt') ?? '')}](${address}${title === '' ? '' : ` "${title}"`})`;
}

function escapeAddress(address: string): string {
  return address.replace(/[\s()<>]/g, (character) => `%${character.codePointAt(0)?.toString(16).padStart(2, '0')}`);
}
