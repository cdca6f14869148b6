import { type CheerioAPI, load } from 'cheerio/slim';
import { parse, parseFragment } from 'parse5';
import { adapter as treeAdapter } from 'parse5-htmlparser2-tree-adapter';

/** A part of a page as browsers read it, such as the body of a post. */
export function parsePart(html: string): CheerioAPI {
  return load(parseFragment(html, { treeAdapter }), null, false);
}

/** A whole page as browsers read it. */
export function parsePage(html: string): CheerioAPI {
  return load(parse(html, { treeAdapter }));
}
