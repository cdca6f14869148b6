import type { APIRequestContext } from '@playwright/test';
import { PUBLIC_PATHS } from '../support/site-map.ts';

/** Where a link stands on its page. */
export type Region = 'header' | 'menu' | 'main' | 'footer';

/** A link of the site to a place on a page. */
export type HashLink = { page: string; region: Region; href: string };

/** Pages that no other page links to. */
const UNLINKED = ['/newsletter/issues', '/thank-you', '/discovery-call', '/reset-password', '/nothing-here'];

/** The link that leads keyboards past the header, and the one that replaces the menus without JavaScript. */
const FOR_FEW = /^#(?:content|footer)$/;

/** Follows the links of all public pages and returns every link to a place on a page, once for each page and region. */
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
      if (!target.pathname.endsWith('.xml')) paths.add(target.pathname + target.search);
      if (target.hash === '' || FOR_FEW.test(href)) continue;
      const region = regionAt(html, index);
      found.set(`${page} ${region} ${href}`, { page, region, href });
    }
  }
  return [...found.values()];
}

function regionAt(html: string, index: number): Region {
  if (index > html.indexOf('</main>')) return 'footer';
  if (index > html.indexOf('<main')) return 'main';
  return index > html.indexOf('id="mobile-menu"') ? 'menu' : 'header';
}
