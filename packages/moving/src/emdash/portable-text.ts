import { elementHtml, escapeHtml, figureHtml, linkHtml } from '../html/make-html.ts';
import type { Notes } from '../source/note.ts';
import { textsIn } from '../source/texts-in.ts';
import { listOf, textOf } from '../source/values.ts';

/** An object of Portable Text. */
type Part = Record<string, unknown>;

/** The names of fields of Portable Text itself. */
const [TYPE, KEY] = ['_type', '_key'] as const;

const STYLES = new Map([
  ['normal', 'p'],
  ['blockquote', 'blockquote'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, string] => [name, name]),
]);
const MARKS = new Map([
  ['strong', 'strong'],
  ['em', 'em'],
  ['code', 'code'],
  ['underline', 'u'],
  ['strike-through', 's'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
]);

/** Portable Text as HTML. An unknown kind of block becomes its sentences and addresses, and is named. */
export function portableTextHtml(blocks: unknown, pictureOf: (value: unknown) => string, notes: Notes): string {
  let html = '';
  /** The open lists, outermost first. */
  let open: { kind: string; level: number }[] = [];
  for (const value of listOf(blocks)) {
    const block = Object(value) as Part;
    const kind = textOf(block['listItem']);
    if (kind === '') {
      html += closeLists(open, 0);
      open = [];
      html += blockHtml(block);
      continue;
    }
    const level = Math.min(10, Number(block['level']) || 1);
    html += closeLists(open, level);
    open = open.filter((list) => list.level <= level);
    if (open.at(-1)?.level !== level) {
      open.push({ kind, level });
      html += kind === 'number' ? '<ol>' : '<ul>';
    }
    html += `<li>${spansHtml(block)}</li>`;
  }
  return html + closeLists(open, 0);

  function blockHtml(block: Part): string {
    const type = textOf(block[TYPE]);
    switch (type) {
      case 'block':
        return elementHtml(STYLES.get(textOf(block['style'])) ?? 'p', spansHtml(block));
      case 'image':
        return picture(block);
      case 'gallery':
        return listOf(block['images'])
          .map((image) => picture(Object(image) as Part))
          .join('');
      case 'code':
        return `<pre class="language-${escapeHtml(textOf(block['language']))}">${escapeHtml(textOf(block['code']))}</pre>`;
      case 'htmlBlock':
        return textOf(block['html']);
      case 'break':
        return '<hr>';
      case 'table':
        return tableHtml(block);
      default:
        return unknownHtml(type, block);
    }
  }

  function picture(block: Part): string {
    const address = pictureOf(block);
    return figureHtml({ address, alt: textOf(block['alt']), caption: escapeHtml(textOf(block['caption'])) });
  }

  function tableHtml(block: Part): string {
    const rows = listOf(block['rows']).map((row) => {
      const cells = listOf((Object(row) as Part)['cells']).map((cell) => elementHtml('td', cellHtml(cell)));
      return elementHtml('tr', cells.join(''));
    });
    return elementHtml('table', rows.join(''));
  }

  function cellHtml(cell: unknown): string {
    const content = (Object(cell) as Part)['content'] ?? cell;
    return Array.isArray(content)
      ? spansHtml({ children: content, markDefs: (Object(cell) as Part)['markDefs'] })
      : escapeHtml(textOf(content));
  }

  function unknownHtml(type: string, block: Part): string {
    const texts = textsIn(block);
    notes.add(texts.length === 0 ? 'left' : 'kept', `block ${type}`);
    return texts.map((text) => elementHtml('p', escapeHtml(text))).join('');
  }

  function spansHtml(block: Part): string {
    const links = new Map(
      listOf(block['markDefs']).map((value) => [textOf((Object(value) as Part)[KEY]), Object(value) as Part]),
    );
    return listOf(block['children'])
      .map((value) => spanHtml(Object(value) as Part, links))
      .join('');
  }

  function spanHtml(span: Part, links: ReadonlyMap<string, Part>): string {
    const text = textOf(span['text']);
    if (textOf(span[TYPE]) !== 'span' && text === '') {
      notes.add('left', `inline ${textOf(span[TYPE])}`);
      return '';
    }
    const words = escapeHtml(text).replaceAll('\n', '<br>');
    return listOf(span['marks']).reduce<string>((html, mark) => {
      const name = MARKS.get(textOf(mark));
      const link = links.get(textOf(mark));
      if (name !== undefined) return elementHtml(name, html);
      const address = textOf(link?.['href']);
      if (address !== '') return address === text ? linkHtml(address) : `<a href="${escapeHtml(address)}">${html}</a>`;
      notes.add('changed', `mark ${textOf(link?.[TYPE]) || textOf(mark)}`);
      return html;
    }, words);
  }
}

/** The ends of the lists that are deeper than this level. */
function closeLists(open: readonly { kind: string; level: number }[], level: number): string {
  return open
    .filter((list) => list.level > level)
    .toReversed()
    .map(({ kind }) => (kind === 'number' ? '</ol>' : '</ul>'))
    .join('');
}
