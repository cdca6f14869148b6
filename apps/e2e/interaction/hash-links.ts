import type { APIRequestContext } from '@playwright/test';
import { PUBLIC_PATHS } from '../support/site-map.ts';
import type { HashLink, Region } from './follow-link.ts';

/** Pages that no other page links to. */
const UNLINKED = ['/newsletter/issues', '/thank-you', '/discovery-call', '/reset-password', '/nothing-here'];

/** The link that leads keyboards past the header, and the one that replaces the menus without JavaScript. */
const FOR_FEW = /^#(?:content|footer)$/;

/** Pages of one route, and pages that share their whole screen. */
const KINDS: [RegExp, string][] = [
  [/^\/blog\/(?:category|tag|author)\//, 'archive'],
  [/^\/blog\/./, 'article'],
  [/^\/case-studies\/./, 'case study'],
  [/^\/newsletter\/issues\/./, 'issue'],
  [/^\/(?:healthcare|professional-services|legal-practices|marketing-agencies)$/, 'industry'],
  [/^\/(?:privacy-policy|terms-of-service|cookie-policy)$/, 'legal'],
];

/**
 * Follows the links of all public pages, and returns their links to places: each once for each kind of page, region and
 * target. Two such links differ by nothing: header, menu and footer are the same component on every page, and pages of a
 * kind are the same route. So a target inside its own page, for example a heading of an article, is always among them.
 */
export async function findHashLinks(request: APIRequestContext, origin: string): Promise<HashLink[]> {
  const paths = new Set([...PUBLIC_PATHS, ...UNLINKED]);
  const found = new Map<string, HashLink>();
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
      const key = `${kindOf(page)} ${region} ${target.pathname}${target.search}${target.hash}`;
      if (!found.has(key)) found.set(key, { page, region, href });
    }
  }
  return [...found.values()];
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
