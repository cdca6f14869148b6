import type { CheerioAPI } from 'cheerio/slim';
import { BODY_ADDRESS } from '@tideline/domain/post/body-html';
import type { Notes } from '../source/note.ts';

/** Keeps links that a post may have, with their whole address, and the words of the others. Lists the addresses. */
export function tidyLinks($: CheerioAPI, resolve: (address: string) => string | null, notes: Notes): string[] {
  const addresses: string[] = [];
  for (const link of $('a').toArray()) {
    const href = (link.attribs['href'] ?? '').trim();
    const address = href.startsWith('#') ? null : resolve(href);
    const isEmpty = $(link).text().trim() === '' && $(link).find('img').length === 0;
    if (address !== null && !isEmpty && BODY_ADDRESS.test(address)) {
      link.attribs = { href: address };
      addresses.push(address);
      continue;
    }
    if (href.startsWith('#') && !isEmpty) notes.add('changed', 'link within the page');
    else if (href !== '' && !isEmpty) notes.add('left', `link to ${href.split(':', 1)[0]?.slice(0, 20)}: address`);
    $(link).replaceWith($(link).contents());
  }
  return addresses;
}
