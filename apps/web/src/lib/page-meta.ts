import type { ComponentProps } from 'react';
import type { SiteSettings } from '@tideline/domain/settings';

export type PageMetaOptions = {
  /** Without the agency's name: it is added. */
  title: string;
  description: string;
  /** The page's own path, with the query that makes it a page of its own; canonical. */
  path: string;
  /** The site's public address without a slash at its end. */
  origin: string;
  site: Pick<SiteSettings, 'siteTitle'>;
  type?: 'website' | 'article';
  /** Absolute address of the picture for cards. */
  image?: string;
  /** Keeps search engines from listing it; such a page has no canonical address. */
  isHidden?: boolean;
  /** Structured data, each with its own `@type`. */
  jsonLd?: Record<string, unknown>[];
};

/** What a route's `head` answers. */
type PageHead = { meta: ComponentProps<'meta'>[]; links: ComponentProps<'link'>[] };

/** What a page's head says to browsers, search engines and link previews. */
export function pageMeta(page: PageMetaOptions): PageHead {
  const { description, origin, path, site, type = 'website', image, isHidden = false, jsonLd = [] } = page;
  const title = `${page.title} | ${site.siteTitle}`;
  const url = `${origin}${path}`;
  const meta: PageHead['meta'] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: site.siteTitle },
    { property: 'og:type', content: type },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  if (image) meta.push({ property: 'og:image', content: image });
  if (isHidden) meta.push({ name: 'robots', content: 'noindex' });
  for (const data of jsonLd) meta.push(structuredData(data));
  return { meta, links: isHidden ? [] : [{ rel: 'canonical', href: url }] };
}

/** The way from the home page to a page, for search engines. */
export function breadcrumbs(origin: string, steps: { name: string; path: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** The router writes this key as an escaped JSON-LD script; its types know it only elsewhere. */
function structuredData(data: Record<string, unknown>): ComponentProps<'meta'> {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } } as ComponentProps<'meta'>;
}
