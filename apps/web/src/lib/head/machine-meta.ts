import type { ComponentProps } from 'react';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { CARD_SIZE, type CardName, cardPath, type CardText, pageCardName } from '@tideline/artwork/prints/social-card';
import { copyFiller } from '@tideline/copy/parts/fill-copy';
import { isPublicPath, pageCardText, pageHead } from '@tideline/copy/parts/page-head';

/** Metadata beyond title and description; rendered on the server only. */
export type ForMachines = {
  /** Marks the page as an article. */
  article?: ArticleMeta;
  /** The social card; by default that of the page at its path, else the home page's. */
  card?: PageCard;
  /** Absolute URL of a picture to use instead of the card; its size is unknown. */
  picture?: string | undefined;
  /** Structured data, each with its own `@type`. */
  jsonLd?: Record<string, unknown>[];
};

/** Author and dates; null and empty values are omitted. */
type ArticleMeta = {
  publishedAt: string | null;
  modifiedAt: string | null;
  author: string;
  section: string;
  tags: readonly string[];
};

/** A social card with its alternative text. */
export type PageCard = { name: CardName; text: CardText };

type Site = Pick<SiteSettings, 'siteTitle' | 'brand'>;
/** What placeholders in the copy need of the site. */
export type SiteInCopy = Pick<SiteSettings, 'siteTitle' | 'brand' | 'contactEmail' | 'words'>;
type MetaTags = ComponentProps<'meta'>[];
type DescribedPage = {
  title: string;
  cardLabel?: string | undefined;
  description: string;
  path: string;
  canonical?: string | undefined;
  origin: string;
  site: SiteInCopy;
};

/** Type and size of a drawn card. A function, so that it is not part of what browsers load. */
function cardForm(): MetaTags {
  return [
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(CARD_SIZE.width) },
    { property: 'og:image:height', content: String(CARD_SIZE.height) },
  ];
}

/** Open Graph, social cards and structured data. */
export function machineMeta(
  page: DescribedPage,
  { article, card = cardOfPage(page), picture, jsonLd = [] }: ForMachines,
) {
  const { title, description, origin, path, canonical = `${origin}${path}`, site } = page;
  const image = picture ?? cardUrl(origin, site, card);
  const print = site.brand ? 'a drawing' : 'a drawn sea';
  const alt = picture === undefined ? `${card.text.title}, printed over ${print}` : card.text.title;
  const meta: MetaTags = [
    { property: 'og:site_name', content: site.siteTitle },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: image },
    ...(picture === undefined ? cardForm() : []),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: alt },
  ];
  if (article) meta.push(...articleMeta(article));
  return [...meta, ...jsonLd.map(structuredData)];
}

/** Absolute URL of a social card. */
export function cardUrl(origin: string, site: Site, { name, text }: PageCard): string {
  return `${origin}${cardPath(name, text, site.siteTitle, site.brand?.key)}`;
}

function cardOfPage({ path, title, cardLabel, site }: DescribedPage): PageCard {
  const known = isPublicPath(path) ? path : '/';
  const head = cardLabel === undefined ? copyFiller(site)(pageHead[known]) : { title, cardLabel };
  return { name: pageCardName(known), text: pageCardText(known, head) };
}

function articleMeta({ publishedAt, modifiedAt, author, section, tags }: ArticleMeta): MetaTags {
  const properties: [string, string | null][] = [
    ['article:published_time', publishedAt],
    ['article:modified_time', modifiedAt],
    ['article:author', author],
    ['article:section', section],
    ...tags.map((tag): [string, string] => ['article:tag', tag]),
  ];
  return properties.flatMap(([property, content]) => (content ? [{ property, content }] : []));
}

/** The router renders this key as an escaped JSON-LD script; its types omit it here. */
function structuredData(data: Record<string, unknown>): ComponentProps<'meta'> {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } } as ComponentProps<'meta'>;
}
