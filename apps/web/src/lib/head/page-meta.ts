import type { ComponentProps } from 'react';
import { printPath } from '@tideline/artwork/prints/print-picture';
import type { SitePrintSeed } from '@tideline/artwork/prints/site-prints';
import type { Picture } from '@tideline/copy/parts/picture';
import { type ForMachines, machineMeta, type SiteInCopy } from './machine-meta.ts';

export type PageMetaOptions = {
  /** Without the agency's name, which is appended. */
  title: string;
  description: string;
  /** The small line over the title on the social card of a page that has its own. */
  cardLabel?: string | undefined;
  /** The page's own path, including a query that identifies the page. */
  path: string;
  /** The canonical address, if it is not `path`. */
  canonical?: string | undefined;
  /** Public origin of the site without a trailing slash. */
  origin: string;
  site: SiteInCopy;
  /** Picture of the first screen. Its print is preloaded. */
  hero?: Picture | undefined;
  /** Adds `noindex` and omits the canonical link. */
  isHidden?: boolean;
  /** Passed behind `import.meta.env.SSR`, so that its code stays out of the browser bundle. */
  forMachines?: ForMachines | undefined;
};

/** Return type of a route's `head`. */
type PageHead = { meta: ComponentProps<'meta'>[]; links: ComponentProps<'link'>[] };

/** Head of a page for browsers, search engines and link previews. */
export function pageMeta(page: PageMetaOptions): PageHead {
  const { title, description, origin, path, canonical = `${origin}${path}`, site, isHidden = false } = page;
  const meta: PageHead['meta'] = [
    { title: `${title} | ${site.siteTitle}` },
    { name: 'description', content: description },
  ];
  if (isHidden) meta.push({ name: 'robots', content: 'noindex' });
  // Crawlers read the server's response, not the page after a navigation.
  if (import.meta.env.SSR) meta.push(...machineMeta(page, page.forMachines ?? {}));
  const links: PageHead['links'] = isHidden ? [] : [{ rel: 'canonical', href: canonical }];
  // After a client-side navigation the image is requested directly.
  if (import.meta.env.SSR && page.hero && !page.hero.photo) links.push(preloadOf(page.hero.seed, site.brand?.key));
  return { meta, links };
}

function preloadOf(seed: SitePrintSeed, look: string | undefined): PageHead['links'][number] {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/svg+xml',
    href: printPath({ seed, shape: 'tall' }, look),
    fetchPriority: 'high',
  };
}
