import type { CheerioAPI } from 'cheerio/slim';
import { type AnyNode, isDocument, isTag, isText, type Element, type ParentNode, Text } from 'domhandler';
import { isBlock } from '@tideline/domain/html/write-html';

/** Elements in which an empty line begins a paragraph. */
const BOXES = new Set(['blockquote', 'div', 'section', 'article', 'li', 'td', 'th', 'figcaption', 'details', 'center']);

/** In HTML without elements for paragraphs, an empty line begins a paragraph, and the end of a line is one. */
export function makeParagraphs($: CheerioAPI, parent: ParentNode | undefined = $.root().get(0)): void {
  if (!parent) return;
  const parts = partsOf($, parent);
  // A single line in a cell or an item stays as it is.
  if (isDocument(parent) || parts.length > 1) {
    $(parent).empty();
    for (const part of parts) $(parent).append(Array.isArray(part) ? $('<p></p>').append(part) : part);
  }
  for (const part of parts) if (!Array.isArray(part) && BOXES.has(part.name)) makeParagraphs($, part);
}

/** The blocks of an element, and the lines between them. */
function partsOf($: CheerioAPI, parent: ParentNode): (Element | AnyNode[])[] {
  const parts: (Element | AnyNode[])[] = [];
  let line: AnyNode[] = [];
  const endLine = (): void => {
    if (line.some((node) => isTag(node) || textOf(node).trim() !== '')) parts.push(line);
    line = [];
  };
  for (const node of parent.children) {
    if (isText(node)) {
      for (const [at, paragraph] of textOf(node)
        .split(/\n[ \t\r]*\n\s*/)
        .entries()) {
        if (at > 0) endLine();
        line.push(...withLineEnds($, paragraph));
      }
    } else if (isTag(node) && isBlock(node)) {
      endLine();
      parts.push(node);
    } else line.push(node);
  }
  endLine();
  return parts;
}

function withLineEnds($: CheerioAPI, text: string): AnyNode[] {
  return text.split('\n').flatMap((line, at): AnyNode[] => [...(at === 0 ? [] : $('<br>').toArray()), new Text(line)]);
}

function textOf(node: AnyNode): string {
  return isText(node) ? node.data : '';
}
