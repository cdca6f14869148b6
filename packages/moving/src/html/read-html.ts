import type { CheerioAPI } from 'cheerio/slim';
import { parsePart } from './parse-html.ts';
import type { Notes } from '../source/note.ts';

/** More open elements than a text of a person has; a parser takes minutes for many thousands. */
const MOST_OPEN = 300;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Elements without an end, or whose end is not written. */
const NEVER_OPEN = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd td th tr thead tbody tfoot option'.split(
    ' ',
  ),
);

/** A part of a page, such as the body of a post. What is nested too deep becomes its words. */
export function readHtml(html: string, notes: Notes): CheerioAPI {
  if (!isTooDeep(html)) return parsePart(html);
  notes.add('changed', 'deep nesting');
  const $ = parsePart('');
  $.root().append($('<p>').text(html.replaceAll(/<[^<>]*>/g, ' ')));
  return $;
}

function isTooDeep(html: string): boolean {
  let open = 0;
  for (const [, slash, name = ''] of html.matchAll(TAG)) {
    if (NEVER_OPEN.has(name.toLowerCase())) continue;
    open = Math.max(0, open + (slash === '/' ? -1 : 1));
    if (open > MOST_OPEN) return true;
  }
  return false;
}
