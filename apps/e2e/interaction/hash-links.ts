import type { APIRequestContext } from '@playwright/test';
import { PUBLIC_PATHS } from '../support/site-map.ts';
import type { HashLink, Region } from './follow-link.ts';

/** Pages that no other page links to. */
const UNLINKED = ['/newsletter/issues', '/thank-you', '/discovery-call', '/reset-password', '/nothing-here'];

/** The skip link, and the link that replaces the menus without JavaScript. */
const FOR_FEW = /^#(?:content|footer)$/;

/** Pages of the same route or of the same screen component count as one kind. */
const KINDS: [RegExp, string][] = [
  [/^\/blog\/(?:category|tag|author)\//, 'archive'],
  [/^\/blog\/./, 'article'],
  [/^\/case-studies\/./, 'case study'],
  [/^\/newsletter\/issues\/./, 'issue'],
  [/^\/(?:healthcare|professional-services|legal-practices|marketing-agencies)$/, 'industry'],
  [/^\/(?:privacy-policy|terms-of-service|cookie-policy)$/, 'legal'],
];

/**
 * Crawls the public pages and returns the links with a hash. Links in the main part are returned once per kind of page and
 * target. Links in header, menu and footer, which are the same on every page, are returned once per target, from varying pages.
 * So links to a target on the same page, such as a heading of an article, are always included.
 */
export async function findHashLinks(request: APIRequestContext, origin: string): Promise<HashLink[]> {
  const paths = new Set([...PUBLIC_PATHS, ...UNLINKED]);
  const inMain = new Map<string, HashLink>();
  const around = new Map<string, HashLink[]>();
  for (const page of paths) {
    const response = await request.get(page);
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await response.text();
    for (const { index, 1: quoted = '' } of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const href = quoted.replaceAll('&amp;', '&');
      const target = new URL(href, origin + page);
      if (target.origin !== origin) continue;
      paths.add(target.pathname + target.search);
      if (target.hash === '' || FOR_FEW.test(href)) continue;
      const region = regionAt(html, index);
      const link = { page, region, href };
      const to = `${region} ${target.pathname}${target.search}${target.hash}`;
      if (region === 'main') inMain.set(`${kindOf(page)} ${to}`, link);
      else around.set(to, [...(around.get(to) ?? []), link]);
    }
  }
  const one = [...around.values()].map((links, at) => links[(at * 7) % links.length] as HashLink);
  return [...inMain.values(), ...one];
}

function kindOf(page: string): string {
  const path = page.replace(/\?.*/, '');
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? path;
}

function regionAt(html: string, index: number): Region {
  if (index > html.indexOf('</main>')) return 'footer';
  if (index > html.indexOf('<main')) return 'main';
  return index > html.indexOf('id="mobile-menu"') ? 'menu' : 'header';
}
