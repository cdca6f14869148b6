import { NUMBERED, numberedAddress } from '@tideline/domain/address/numbered-address';
import { canonicalAddress } from './page-address.ts';

/**
 * The target of a redirect, with the query of the request: without it, campaigns that name a former address are not counted.
 * Left out are the parameters that the target has itself, and those that named the missing page (`/?p=12`).
 * @param location a path of this site, with or without query and hash
 * @param url the path and query of the request
 * @example keepQuery('/services#seo', '/old?utm_source=x') // => '/services?utm_source=x#seo'
 */
export function keepQuery(location: string, url: string): string {
  const [, query] = splitAt(url, '?');
  if (query === '') return location;
  const [target, hash] = splitAt(location, '#');
  const [, own] = splitAt(target, '?');
  const isNumbered = numberedAddress(canonicalAddress(url) ?? url) !== null;
  const taken = new Set<string>([...namesIn(own), ...(isNumbered ? NUMBERED : [])]);
  const kept = query.split('&').filter((part) => namesIn(part).some((name) => !taken.has(name)));
  if (kept.length === 0) return location;
  return `${target}${own === '' ? '?' : '&'}${kept.join('&')}${hash && `#${hash}`}`;
}

function namesIn(query: string): string[] {
  return [...new URLSearchParams(query).keys()];
}

function splitAt(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
