import type { Edit, Selection } from '../writing/text-edit.ts';

/** A picture in a text that is on another site. */
export type ExternalPicture = { address: string; alt: string };

const PICTURE = /!\[((?:\\.|[^\]\\])*)\]\(\s*<?(https?:\/\/[^\s)>]+)/gi;

/** The pictures on other sites, each address once, in text order, without those in code. */
export function findExternalPictures(text: string): ExternalPicture[] {
  const found = new Map<string, ExternalPicture>();
  for (const { address, alt } of listPictures(text)) {
    if (!found.has(address)) found.set(address, { address, alt: alt.replace(/\\(.)/g, '$1') });
  }
  return [...found.values()];
}

/** One edit that replaces these addresses; the selection stays on the same words. */
export function replaceAddresses({ text, start, end }: Selection, urls: ReadonlyMap<string, string>): Edit {
  let changed = '';
  let from = 0;
  const grown: { at: number; by: number }[] = [];
  for (const { address, at } of listPictures(text)) {
    const url = urls.get(address);
    if (url === undefined) continue;
    changed += text.slice(from, at) + url;
    from = at + address.length;
    grown.push({ at: from, by: url.length - address.length });
  }
  changed += text.slice(from);
  const follow = (offset: number) => grown.reduce((sum, { at, by }) => (at <= offset ? sum + by : sum), offset);
  return { from: 0, to: text.length, insert: changed, selectStart: follow(start), selectEnd: follow(end) };
}

function listPictures(text: string): { address: string; alt: string; at: number }[] {
  if (!text.includes('![')) return [];
  const withoutCode = text.replace(/^ {0,3}(```|~~~)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|`[^`\n]+`/gm, blank);
  return [...withoutCode.matchAll(PICTURE)].map(([whole, alt = '', address = ''], index, all) => ({
    address,
    alt,
    at: (all[index]?.index ?? 0) + whole.length - address.length,
  }));
}

/** Spaces of the same length. */
function blank(code: string): string {
  return ' '.repeat(code.length);
}
