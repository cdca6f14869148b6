import type { ComponentProps } from 'react';
import { type PrintName, printSrcSet } from '@tideline/domain/print-picture';
import type { SiteSettings } from '@tideline/domain/settings';
import { CARD_SIZE, type CardName, cardPath, type CardText, pageCardName } from '@tideline/domain/social-card';
import { isPublicPath, pageCardText } from '../content/page-head.ts';

export type PageMetaOptions = {
  /** Without the agency's name: it is added. */
  title: string;
  description: string;
  /** The page's own path, with the query that makes it a page of its own; canonical. */
  path: string;
  /** The site's public address without a slash at its end. */
  origin: string;
  site: Pick<SiteSettings, 'siteTitle'>;
  /** Makes it an article. */
  article?: ArticleMeta;
  /** The social card; by default that of the page at `path`, else the home page's. */
  card?: PageCard;
  /** The picture of the first screen, to be fetched before the page is read. */
  hero?: { print: PrintName; sizes: string };
  /** Keeps search engines from listing it; such a page has no canonical address. */
  isHidden?: boolean;
  /** Structured data, each with its own `@type`. */
  jsonLd?: Record<string, unknown>[];
};

/** When and by whom it was written; what is null or empty is left out. */
export type ArticleMeta = {
  publishedAt: string | null;
  modifiedAt: string | null;
  author: string;
  section: string;
  tags: readonly string[];
};

/** A social card and what it says. */
export type PageCard = { name: CardName; text: CardText };

/** What a route's `head` answers. */
type PageHead = { meta: ComponentProps<'meta'>[]; links: ComponentProps<'link'>[] };

/** What a page's head says to browsers, search engines and link previews. */
export function pageMeta(page: PageMetaOptions): PageHead {
  const { description, origin, path, site, article, isHidden = false, jsonLd = [] } = page;
  const card = page.card ?? cardOfPage(path);
  const alt = `${card.text.title}, printed over a drawn sea`;
  const title = `${page.title} | ${site.siteTitle}`;
  const url = `${origin}${path}`;
  const image = cardUrl(origin, site, card);
  const meta: PageHead['meta'] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: site.siteTitle },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(CARD_SIZE.width) },
    { property: 'og:image:height', content: String(CARD_SIZE.height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: alt },
  ];
  if (article) meta.push(...articleMeta(article));
  if (isHidden) meta.push({ name: 'robots', content: 'noindex' });
  for (const data of jsonLd) meta.push(structuredData(data));
  const links: PageHead['links'] = isHidden ? [] : [{ rel: 'canonical', href: url }];
  if (page.hero) links.push(preloadOf(page.hero));
  return { meta, links };
}

/** The whole address of a social card. */
export function cardUrl(origin: string, site: Pick<SiteSettings, 'siteTitle'>, { name, text }: PageCard): string {
  return `${origin}${cardPath(name, text, site.siteTitle)}`;
}

/** The agency as author, publisher or provider: told in full on the home page, elsewhere by this reference to it. */
export function organization(origin: string, site: Pick<SiteSettings, 'siteTitle'>): Record<string, unknown> {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: site.siteTitle, url: `${origin}/` };
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

function cardOfPage(path: string): PageCard {
  const known = isPublicPath(path) ? path : '/';
  return { name: pageCardName(known), text: pageCardText(known) };
}

function articleMeta({ publishedAt, modifiedAt, author, section, tags }: ArticleMeta): PageHead['meta'] {
  const properties: [string, string | null][] = [
    ['article:published_time', publishedAt],
    ['article:modified_time', modifiedAt],
    ['article:author', author],
    ['article:section', section],
    ...tags.map((tag): [string, string] => ['article:tag', tag]),
  ];
  return properties.flatMap(([property, content]) => (content ? [{ property, content }] : []));
}

/** Only the best form is fetched beforehand; a browser that cannot read it passes it over. */
function preloadOf({ print, sizes }: NonNullable<PageMetaOptions['hero']>): PageHead['links'][number] {
  return {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: printSrcSet(print, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  };
}

/** The router writes this key as an escaped JSON-LD script; its types know it only elsewhere. */
function structuredData(data: Record<string, unknown>): ComponentProps<'meta'> {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } } as ComponentProps<'meta'>;
}
