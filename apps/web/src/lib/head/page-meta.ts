import type { ComponentProps } from 'react';
import { PAGE_HERO_SIZES, printSrcSet, type SitePrintSeed } from '@tideline/domain/waves/print-picture';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { type ForMachines, machineMeta } from './machine-meta.ts';

export type PageMetaOptions = {
  /** Without the agency's name: it is added. */
  title: string;
  description: string;
  /** The page's own path, with the query that makes it a page of its own; canonical. */
  path: string;
  /** The site's public address without a slash at its end. */
  origin: string;
  site: Pick<SiteSettings, 'siteTitle'>;
  /** The print of the first screen, fetched before the page is read to where it stands. */
  hero?: SitePrintSeed | undefined;
  /** Keeps search engines from listing it; such a page has no canonical address. */
  isHidden?: boolean;
  /** Behind `import.meta.env.SSR`, so that what makes it stays out of the browser's files. */
  forMachines?: ForMachines | undefined;
};

/** What a route's `head` answers. */
type PageHead = { meta: ComponentProps<'meta'>[]; links: ComponentProps<'link'>[] };

/** What a page's head says to browsers, search engines and link previews. */
export function pageMeta(page: PageMetaOptions): PageHead {
  const { title, description, origin, path, site, isHidden = false } = page;
  const meta: PageHead['meta'] = [
    { title: `${title} | ${site.siteTitle}` },
    { name: 'description', content: description },
  ];
  if (isHidden) meta.push({ name: 'robots', content: 'noindex' });
  // Machines read what the server sends, never the page as it is after a click.
  if (import.meta.env.SSR) meta.push(...machineMeta(page, page.forMachines ?? {}));
  const links: PageHead['links'] = isHidden ? [] : [{ rel: 'canonical', href: `${origin}${path}` }];
  // After a click the picture itself is already there.
  if (import.meta.env.SSR && page.hero) links.push(preloadOf(page.hero));
  return { meta, links };
}

/** Only the best form is fetched beforehand; a browser that cannot read it passes it over. */
function preloadOf(seed: SitePrintSeed): PageHead['links'][number] {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: printSrcSet({ seed, shape: 'tall' }, 'avif'),
    imageSizes: PAGE_HERO_SIZES,
    fetchPriority: 'high',
  };
}
