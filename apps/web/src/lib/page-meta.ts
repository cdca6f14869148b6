import type { ComponentProps } from 'react';
import type { SiteSettings } from '@tideline/domain/settings';
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
  return { meta, links: isHidden ? [] : [{ rel: 'canonical', href: `${origin}${path}` }] };
}
