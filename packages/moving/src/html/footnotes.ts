import type { CheerioAPI } from 'cheerio/slim';
import type { Element } from 'domhandler';

/** The number of the note that an element refers to. */
export const NOTE_NUMBER = 'data-note';

const BACK = /^(?:↩|↑|\^|⤴|back)\S*$/iu;

/**
 * Takes footnotes out of a text: items of a list to which a link in the text leads, with a link back.
 * @returns each note, in the order of their numbers; the places of the references have `NOTE_NUMBER`
 */
export function takeFootnotes($: CheerioAPI): Element[] {
  const notes: Element[] = [];
  for (const item of $('li[id], p[id]').toArray()) {
    const id = item.attribs['id'] ?? '';
    const references = $('a[href^="#"]').filter(
      (_, link) => link.attribs['href'] === `#${id}` && $(link).closest(item).length === 0,
    );
    const back = $(item)
      .find('a[href^="#"]')
      .filter((_, link) => isBackLink($, link));
    if (references.length === 0 || back.length === 0) continue;
    notes.push(item);
    back.remove();
    for (const reference of references.toArray()) {
      const raised = $(reference).parent('sup');
      (raised.length > 0 ? raised : $(reference)).replaceWith($('<span>').attr(NOTE_NUMBER, String(notes.length)));
    }
  }
  for (const note of notes) {
    const list = $(note).parent('ol, ul');
    $(note).remove();
    const box = list.parent('section, div.footnotes');
    if (list.length > 0 && list.children().length === 0) list.remove();
    if (box.length > 0 && box.text().trim() === '') box.remove();
  }
  return notes;
}

function isBackLink($: CheerioAPI, link: Element): boolean {
  const target = (link.attribs['href'] ?? '').slice(1);
  const words = $(link).text().replaceAll('\uFE0E', '').replaceAll('\uFE0F', '').trim();
  return BACK.test(words) || /^fn-?ref|backlink|return/i.test(target);
}
