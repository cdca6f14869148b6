import { contentOf, isElement, type MailDom, type MailElement, type MailNode } from './mail-dom.ts';
import { lengthOf, pad, prefixed, underlined, WIDTH, wrap } from './text-lines.ts';

const INLINE = new Set(['a', 'strong', 'em', 's', 'sup', 'small', 'code', 'br', 'img', 'picture', 'span']);

/**
 * A rendered body as plain text: addresses follow the words of a link, lists keep their marks, tables their columns where
 * they fit. Lines have at most 78 columns, except in code and for longer words such as addresses.
 */
export function toPlainText($: MailDom, nodes: MailNode[], width = WIDTH): string {
  return blocks(nodes, width).join('\n\n');

  /** The paragraphs of a list of nodes: neighbouring inline ones are one. */
  function blocks(list: MailNode[], columns: number): string[] {
    const found: string[] = [];
    let run: MailNode[] = [];
    for (const node of [...list, null]) {
      if (node !== null && !(isElement(node) && !INLINE.has(node.name))) {
        run.push(node);
        continue;
      }
      const text = inline(run).trim();
      if (text !== '') found.push(wrap(text, columns));
      run = [];
      if (node !== null && isElement(node)) found.push(...block(node, columns));
    }
    return found.filter((text) => text !== '');
  }

  function block(element: MailElement, columns: number): string[] {
    const { name, children } = element;
    if (name === 'h2') return [underlined(wrap(inline(children).trim(), columns))];
    if (name === 'ul' || name === 'ol') return [listOf(element, columns)];
    if (name === 'blockquote') return [prefixed(blocks(children, columns - 2).join('\n\n'), '> ', '> ')];
    if (name === 'pre') return [prefixed($(element).text().trimEnd(), '    ', '    ')];
    if (name === 'table') return [tableOf(element, columns)];
    if (name === 'hr') return ['* * *'];
    return blocks(children, columns);
  }

  function inline(list: MailNode[]): string {
    return list
      .map(inlineText)
      .join('')
      .replace(/ *\n */g, '\n');
  }

  function inlineText(node: MailNode): string {
    if (!isElement(node)) return 'data' in node ? node.data.replace(/\s+/g, ' ') : '';
    const text = inline(node.children);
    if (node.name === 'br') return '\n';
    if (node.name === 'img') return node.attribs['alt'] ? `[Picture: ${node.attribs['alt']}]` : '';
    if (node.name === 'strong') return `*${text}*`;
    if (node.name === 'a') return withAddress(text, node.attribs['href'] ?? '');
    return text;
  }

  function listOf(element: MailElement, columns: number): string {
    const start = Number(element.attribs['start'] ?? 1);
    const items = contentOf(element).filter(isElement);
    const isTight = items.every((item) => !contentOf(item).some((child) => isElement(child) && child.name === 'p'));
    return items
      .map((item, at) => {
        const mark = element.name === 'ol' ? `${start + at}. ` : '- ';
        const text = blocks(item.children, columns - mark.length).join(isTight ? '\n' : '\n\n');
        return prefixed(text, mark, ' '.repeat(mark.length));
      })
      .join(isTight ? '\n' : '\n\n');
  }

  function tableOf(table: MailElement, columns: number): string {
    const rows = $(table)
      .find('tr')
      .toArray()
      .map((row) =>
        contentOf(row)
          .filter(isElement)
          .map((cell) => inline(cell.children).trim()),
      );
    const alignments = $(table)
      .find('tr')
      .first()
      .children()
      .toArray()
      .map(({ attribs }) => attribs['style']);
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => lengthOf(row[at] ?? ''))));
    const [head = [], ...body] = rows;
    if (widths.reduce((sum, cell) => sum + cell + 2, -2) <= columns) {
      const line = (cells: string[]) => cells.map((cell, at) => pad(cell, widths[at] ?? 0, alignments[at])).join('  ');
      return [line(head), widths.map((cell) => '-'.repeat(cell)).join('  '), ...body.map(line)]
        .map((text) => text.trimEnd())
        .join('\n');
    }
    // Too wide: each row as a list of its cells.
    const cells = (row: string[]) => row.map((cell, at) => wrap(head[at] ? `${head[at]}: ${cell}` : cell, columns));
    return body.map((row) => cells(row).join('\n')).join('\n\n');
  }
}

function withAddress(text: string, href: string): string {
  const address = href.replace(/^mailto:/, '');
  if (text === '' || text === address || text === href) return address;
  return `${text} <${address}>`;
}
