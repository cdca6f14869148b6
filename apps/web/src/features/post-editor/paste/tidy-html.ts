import { makeWordLists } from './word-lists.ts';

const MONOSPACE = /(?<![\w-])font-family:\s*["']?(?:Courier|Consolas|Menlo|Monaco|Roboto Mono|Source Code|monospace)/i;
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Converts the HTML of Word, Google Docs and web pages to plain elements, in place. */
export function tidyHtml(body: HTMLElement): void {
  removeHidden(body);
  makeWordLists(body);
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  tidyStyles(body);
  mergeNeighbours(body);
  makeCodeBlocks(body);
  tidyLists(body);
  raiseHeadings(body);
  removeEmpty(body);
}

/** The same element under another name. */
export function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function removeHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style]')) {
    if (/display:\s*none|mso-hide:\s*all/i.test(element.getAttribute('style') ?? '')) element.remove();
  }
  const texts = body.ownerDocument.createTreeWalker(body, 4 /* text */);
  while (texts.nextNode()) texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? '').replaceAll('\u00A0', ' ');
}

/** Google Docs and others set bold and italics by style; Google Docs also wraps all of it in a `<b>` that is not bold. */
function tidyStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong, i, em')) {
    const isBold = element.matches('b, strong');
    const style = element.getAttribute('style') ?? '';
    const isUndone = isBold
      ? /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)/i.test(style)
      : /(?<![\w-])font-style:\s*normal/i.test(style) && !/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i.test(style);
    // A heading is bold anyway.
    if (isUndone || (isBold && element.closest(HEADINGS))) unwrap(element);
    else if (element.matches('b, i')) rename(element, isBold ? 'strong' : 'em');
  }
  for (const span of body.querySelectorAll('span')) {
    const style = span.getAttribute('style') ?? '';
    const isInHeading = span.closest(HEADINGS) !== null;
    const names = [
      ...(/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i.test(style) && !isInHeading ? ['strong'] : []),
      ...(/(?<![\w-])font-style:\s*italic/i.test(style) ? ['em'] : []),
      ...(/text-decoration[^;]*line-through/i.test(style) ? ['del'] : []),
      ...(MONOSPACE.test(style) && !span.closest('pre, code') ? ['code'] : []),
    ];
    let inner: Element = span;
    for (const name of names) {
      const wrapper = body.ownerDocument.createElement(name);
      inner.replaceWith(wrapper);
      wrapper.append(inner);
      inner = wrapper;
    }
    unwrap(span);
  }
}

/** `<strong>a</strong><strong>b</strong>` would become `**a****b**`. */
function mergeNeighbours(body: HTMLElement): void {
  for (const element of body.querySelectorAll('strong, em, del, code')) {
    const before = element.previousSibling;
    if (before?.nodeName !== element.nodeName || element.closest('pre')) continue;
    element.prepend(...before.childNodes);
    before.remove();
  }
}

/** Paragraphs that are all code become one block of code. */
function makeCodeBlocks(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p, div')) {
    const [code, ...others] = [...paragraph.childNodes].filter((node) => node.textContent?.trim() !== '');
    if (code?.nodeName !== 'CODE' || others.length > 0) continue;
    const before = paragraph.previousElementSibling;
    if (before?.nodeName === 'PRE' && before.hasAttribute('data-code')) {
      before.append(`\n${paragraph.textContent}`);
      paragraph.remove();
      continue;
    }
    const next = paragraph.nextElementSibling;
    const isAlone =
      next?.firstElementChild?.nodeName !== 'CODE' || next.textContent !== next.firstElementChild.textContent;
    if (isAlone && !paragraph.textContent.includes('\n')) continue;
    const block = body.ownerDocument.createElement('pre');
    block.setAttribute('data-code', '');
    block.append(paragraph.textContent);
    paragraph.replaceWith(block);
  }
}

/** Google Docs puts an inner list beside the items and a paragraph into each. */
function tidyLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.nodeName === 'LI') item.append(list);
  }
  for (const item of body.querySelectorAll('li')) {
    const blocks = [...item.children].filter((child) => child.matches('p, div'));
    if (blocks.length === 1 && blocks[0]) unwrap(blocks[0]);
  }
}

/** The highest heading becomes `#`. */
function raiseHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll(HEADINGS)];
  const highest = Math.min(...headings.map(({ tagName }) => Number(tagName.slice(1))));
  for (const heading of headings) rename(heading, `h${Number(heading.tagName.slice(1)) - highest + 1}`);
}

/** Empty paragraphs, and line breaks between blocks, are space only. */
function removeEmpty(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`p, div, li, ${HEADINGS}`)) {
    if (element.textContent.trim() === '' && !element.querySelector('img, hr, pre, table')) element.remove();
  }
  for (const element of body.querySelectorAll('br')) {
    const isBetween = [element.previousElementSibling, element.nextElementSibling].some((sibling) =>
      sibling?.matches(`p, div, ul, ol, table, blockquote, pre, ${HEADINGS}`),
    );
    if (isBetween && element.parentElement?.matches('p, li') !== true) element.remove();
  }
}
