import type { CheerioAPI } from 'cheerio/slim';
import type { Element } from 'domhandler';
import type { Notes } from '../source/note.ts';

const MOST_COLUMNS = 50;
const BLOCKS_IN_CELL = 'table, ul, ol, pre, blockquote, img, h1, h2, h3, h4, h5, h6';

/** Cells over several columns or rows are followed by empty ones; a table that only lays out a page becomes what is in it. */
export function tidyTables($: CheerioAPI, notes: Notes): void {
  // Inner tables first.
  for (const table of $('table').toArray().toReversed()) {
    const rows = $(table).find('tr').toArray();
    if ($(table).find(BLOCKS_IN_CELL).length > 0 || rows.every((row) => $(row).children().length < 2)) {
      notes.add('changed', 'table with blocks in its cells');
      table.tagName = 'div';
      continue;
    }
    for (const line of $(table).find('br').toArray()) $(line).replaceWith(' ');
    for (const row of rows) spanCells($, row, notes);
    const widest = Math.max(...rows.map((row) => $(row).children().length));
    const head = $(rows.slice(0, 1));
    head.append('<td></td>'.repeat(widest - head.children().length));
  }
}

function spanCells($: CheerioAPI, row: Element, notes: Notes): void {
  for (const cell of $(row).children().toArray()) {
    if (Number(cell.attribs['rowspan']) > 1) notes.add('changed', 'cell over several rows');
    const span = Math.min(MOST_COLUMNS, Number(cell.attribs['colspan'] ?? 1) || 1);
    if (span > 1) notes.add('changed', 'cell over several columns');
    $(cell).after('<td></td>'.repeat(span - 1));
  }
}
