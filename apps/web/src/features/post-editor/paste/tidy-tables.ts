import { rename } from './tidy-html.ts';

/** Cells of tables become one line each; a table that only lays out a page becomes its content. */
export function tidyTables(body: HTMLElement): void {
  // Inner tables first.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    if (isLayout(table)) {
      spread(table);
      continue;
    }
    const caption = table.querySelector('caption');
    if (caption) {
      table.before(caption);
      rename(caption, 'p');
    }
    for (const lineBreak of table.querySelectorAll('br')) lineBreak.replaceWith(' ');
    for (const cell of table.querySelectorAll('td, th')) spanCell(cell);
    fillHead(table);
  }
}

function isLayout(table: Element): boolean {
  const rows = [...table.querySelectorAll('tr')];
  return (
    table.querySelector('table, ul, ol, pre, blockquote') !== null || rows.every(({ children }) => children.length < 2)
  );
}

function spread(table: Element): void {
  const document = table.ownerDocument;
  const blocks = [...table.querySelectorAll('td, th, caption')].map((cell) => {
    const block = document.createElement('div');
    block.append(...cell.childNodes);
    return block;
  });
  table.replaceWith(...blocks);
}

/** Markdown has no cells over several columns. */
function spanCell(cell: Element): void {
  const span = Math.min(20, Number(cell.getAttribute('colspan') ?? 1) || 1);
  for (let more = 1; more < span; more += 1) cell.after(cell.ownerDocument.createElement('td'));
  for (const part of cell.querySelectorAll('p, div')) {
    if (part.nextElementSibling) part.after(' ');
    part.replaceWith(...part.childNodes);
  }
}

/** The first row is the head, with as many cells as the widest row. */
function fillHead(table: Element): void {
  const rows = [...table.querySelectorAll('tr')];
  const columns = Math.max(...rows.map(({ children }) => children.length));
  for (let cells = rows[0]?.children.length ?? columns; cells < columns; cells += 1) {
    rows[0]?.append(table.ownerDocument.createElement('td'));
  }
}
