import type { CheerioAPI } from 'cheerio';
import type TurndownService from 'turndown';

/** On the first row of a table: how many cells it has. */
const CELL_COUNT = 'data-cells';

/** Notes in each table what `addTables` needs to know. */
export function measureTables($: CheerioAPI): void {
  for (const table of $('table')) {
    const row = $(table).find('tr').first();
    row.attr(CELL_COUNT, String(row.children().length));
  }
}

/** Tables as GitHub writes them: a row of heads, a line, and rows. */
export function addTables(turndown: TurndownService): void {
  turndown.addRule('table cell', {
    filter: ['th', 'td'],
    replacement: (content) =>
      ` ${content
        .trim()
        .replaceAll('|', '\\|')
        .replaceAll(/\s*\n\s*/g, '; ')} |`,
  });
  turndown.addRule('table row', {
    filter: 'tr',
    replacement: (content, node) => {
      const count = Number(attributeOf(node, CELL_COUNT));
      return `\n|${content}${count > 0 ? `\n|${' --- |'.repeat(count)}` : ''}`;
    },
  });
  turndown.addRule('table part', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content });
  turndown.addRule('table', { filter: ['table', 'caption'], replacement: (content) => `\n\n${content.trim()}\n\n` });
}

/** An attribute; empty where the element has none. */
export function attributeOf(node: TurndownService.Node, name: string): string {
  return 'getAttribute' in node && typeof node.getAttribute === 'function' ? String(node.getAttribute(name) ?? '') : '';
}
