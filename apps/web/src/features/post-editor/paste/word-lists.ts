/** Level of a list paragraph of Word, from 1; null for other paragraphs. */
function levelOf(paragraph: Element): number | null {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*level(\d)/i.exec(style)?.[1];
  return level === undefined ? null : Number(level);
}

/** Word writes lists as paragraphs, with the mark as text. Makes lists of them. */
export function makeWordLists(body: HTMLElement): void {
  /** The open lists, outermost first. */
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === null || paragraph.tagName !== 'P') {
      open = [];
      continue;
    }
    if (!isNext(open[0]?.list, paragraph)) open = [];
    const mark = takeMark(paragraph);
    open = open.filter((list) => list.level <= level);
    const innermost = open.at(-1);
    if (!innermost || innermost.level < level) {
      const list = createList(body, mark);
      const outer = innermost?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** Whether a paragraph follows the outermost list. */
function isNext(list: Element | undefined, paragraph: Element): boolean {
  return list !== undefined && list.nextElementSibling === paragraph;
}

/** Removes the mark from the paragraph and returns it, such as `1.` or `·`. */
function takeMark(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marks.map((span) => span.textContent).join('');
  for (const span of marks) span.remove();
  return text.trim();
}

function createList(body: HTMLElement, mark: string): Element {
  const number = /^\(?(\d+)[.)]/.exec(mark)?.[1];
  const isOrdered = number !== undefined || /^\(?[a-z]{1,5}[.)]/i.test(mark);
  const list = body.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  if (number !== undefined && number !== '1') list.setAttribute('start', number);
  return list;
}
