import { load } from 'cheerio/slim';

/** Elements that run programs, or show documents of others. */
const FORBIDDEN = ['script', 'foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'handler', 'listener'];
/** What a drawing may refer to: its own parts, and pictures inside it. */
const OWN = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,)/i;

/**
 * Why a drawing cannot be a logo, in a sentence; null when it can. The site shows logos as pictures only, in which nothing runs
 * and nothing is loaded: this tells staff at once what would be missing.
 */
export function findSvgFault(text: string): string | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'The logo has a document type or entities. Export it as plain SVG.';
  const $ = load(text, { xml: true });
  const root = $.root().children();
  if (root.length !== 1 || root.prop('tagName')?.toLowerCase() !== 'svg') return 'The logo is not an SVG drawing.';
  for (const element of $('*').toArray()) {
    if (!('attribs' in element)) continue;
    const name = element.name.toLowerCase().replace(/^.*:/, '');
    if (FORBIDDEN.includes(name))
      return `The logo contains <${element.name}>. Export it without scripts and other documents.`;
    for (const [attribute, value] of Object.entries(element.attribs)) {
      if (/^on/i.test(attribute)) return `The logo contains ${attribute}. Export it without scripts.`;
      if (/(?:^|:)href$/i.test(attribute) && !OWN.test(value)) return REFERS;
      if (refersElsewhere(value)) return REFERS;
    }
  }
  return $('style')
    .toArray()
    .some((style) => /@import/i.test($(style).text()) || refersElsewhere($(style).text()))
    ? REFERS
    : null;
}

const REFERS = 'The logo refers to other files. Export it with everything inside.';

function refersElsewhere(value: string): boolean {
  return [...value.matchAll(/url\(\s*["']?([^)]*)/gi)].some(([, target = '']) => !OWN.test(target));
}
