import { elementHtml, escapeHtml } from '../html/make-html.ts';
import type { Notes } from '../source/note.ts';
import type { StoredCard } from './card-fields.ts';
import { cardHtml } from './cards.ts';
import { listOf, textOf } from '../source/values.ts';

/** A document of Mobiledoc, the editor of Ghost from version 1 to 4. */
type Mobiledoc = { markups?: unknown; atoms?: unknown; cards?: unknown; sections?: unknown };

/** The elements that Mobiledoc knows. */
const ELEMENTS = new Set(
  'a b blockquote code del em h1 h2 h3 h4 h5 h6 i li ol p pull-quote s strong sub sup u ul aside'.split(' '),
);

/** A document of Mobiledoc as HTML; null when it is none. @throws RangeError when a card is nested too deep */
export function mobiledocHtml(json: string, notes: Notes): string | null {
  try {
    const document = JSON.parse(json) as Mobiledoc;
    return Array.isArray(document.sections)
      ? document.sections.map((section) => sectionHtml(listOf(section), document, notes)).join('')
      : null;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return null;
  }
}

function sectionHtml([kind, first, second]: unknown[], document: Mobiledoc, notes: Notes): string {
  switch (kind) {
    case 1:
      return elementHtml(nameOf(first), markersHtml(second, document, notes));
    case 2:
      return `<p><img src="${escapeHtml(textOf(first))}"></p>`;
    case 3:
      return elementHtml(
        nameOf(first),
        listOf(second)
          .map((item) => `<li>${markersHtml(item, document, notes)}</li>`)
          .join(''),
      );
    case 10: {
      const [name, fields] = listOf(listOf(document.cards)[Number(first)]);
      return cardHtml(textOf(name), Object(fields) as StoredCard, notes);
    }
    default:
      notes.add('left', `section ${textOf(kind)}`);
      return '';
  }
}

/** Words with marks: each opens some of the document's markups, and closes a number of those that are open. */
function markersHtml(markers: unknown, { markups, atoms }: Mobiledoc, notes: Notes): string {
  const open: string[] = [];
  let html = '';
  for (const marker of listOf(markers)) {
    const [kind, opened, closed, value] = listOf(marker);
    for (const index of listOf(opened)) {
      const [name, fields] = listOf(listOf(markups)[Number(index)]);
      const address = textOf(listOf(fields)[listOf(fields).indexOf('href') + 1]);
      open.push(nameOf(name));
      html += name === 'a' ? `<a href="${escapeHtml(address)}">` : `<${nameOf(name)}>`;
    }
    html += kind === 1 ? atomHtml(listOf(listOf(atoms)[Number(value)]), notes) : escapeHtml(textOf(value));
    for (let left = Math.min(Number(closed) || 0, open.length); left > 0; left -= 1) html += `</${open.pop()}>`;
  }
  return (
    html +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

function atomHtml([name, text]: unknown[], notes: Notes): string {
  if (name === 'soft-return') return '<br>';
  notes.add('kept', `atom ${textOf(name)}`);
  return escapeHtml(textOf(text));
}

function nameOf(name: unknown): string {
  if (name === 'pull-quote' || name === 'aside') return 'blockquote';
  return typeof name === 'string' && ELEMENTS.has(name) ? name : 'p';
}
