import { convertBody } from '../html/convert-body.ts';
import { markdownHtml } from '../html/markdown-html.ts';
import { toMarkdown } from '../html/to-markdown.ts';
import { firstSeries, noteCategories, Notes } from '../source/note.ts';
import type { SourceArticle, SourcePicture } from '../source/source-item.ts';
import { listOf, textOf } from '../source/values.ts';
import { isHtml, isText, placesOf, readTextPath } from './folder-paths.ts';
import type { FrontMatter } from './front-matter.ts';
import { readTemplates } from './templates.ts';

/** A file of a folder whose paths are known. */
export type FolderText = { path: string; front: FrontMatter; paths: ReadonlySet<string>; siteAddress: string };

const FOOTNOTE = /^\[\^[^\s[\]]{1,50}\]:/m;
/** Names that generators and their themes give to the same field. */
const NAMES = {
  date: ['date', 'publishdate', 'pubdate', 'published_at', 'published', 'created', 'createdat'],
  updated: ['updated', 'lastmod', 'updateddate', 'modified', 'last_modified_at', 'updatedat'],
  excerpt: ['description', 'summary', 'excerpt', 'subtitle', 'lead'],
  cover: [
    'image',
    'cover',
    'heroimage',
    'thumbnail',
    'featured_image',
    'featuredimage',
    'feature_image',
    'banner',
    'ogimage',
    'images',
  ],
  address: ['permalink', 'url'],
  former: ['aliases', 'redirect_from'],
};

/** A text in Markdown with its fields. */
export function toArticle({ path, front: { fields, body }, paths, siteAddress }: FolderText): SourceArticle {
  const notes = new Notes();
  const place = readTextPath(path);
  const own = firstText(fields, NAMES.address);
  const former = NAMES.former.flatMap((name) => textsOf(fields.get(name)));
  const addresses = [...(own.startsWith('/') && !/[:{]/.test(own) ? [own] : place.addresses), ...former];
  const find = (relative: string) => findFile(relative, path, paths, siteAddress);
  const { markdown, ...rest } = convertBody(body, notes, (found) => {
    const text = readTemplates(withoutImports(body, found), found);
    const html = isHtml(path) ? text : markdownHtml(text);
    return toMarkdown(html, { address: `${siteAddress}${addresses[0] ?? '/'}`, notes: found, find });
  });
  const tags = tagsOf(fields);
  noteCategories(tags.categories, notes);
  return {
    kind: place.isPost || dateOf(fields, NAMES.date) !== null ? 'post' : 'page',
    id: path,
    slug: textOf(fields.get('slug')) || place.slug,
    title: textOf(fields.get('title')).trim(),
    excerpt: firstText(fields, NAMES.excerpt),
    status: place.isDraft || fields.get('draft') === true || fields.get('published') === false ? 'draft' : 'published',
    publishedAt: dateOf(fields, NAMES.date) ?? place.day,
    updatedAt: dateOf(fields, NAMES.updated),
    authorIds: ['author', 'authors'].flatMap((name) => textsOf(fields.get(name))),
    ...tags,
    series: firstSeries(namesOf(fields.get('series')), notes),
    metaTitle: textOf(fields.get('seo_title')) || textOf(fields.get('metatitle')),
    metaDescription: '',
    isNoindex: fields.get('noindex') === true,
    canonicalUrl:
      textOf(fields.get('canonical')) || textOf(fields.get('canonical_url')) || textOf(fields.get('canonicalurl')),
    cover: coverOf(fields, find),
    // The notes of Markdown stay as they are written.
    markdown: FOOTNOTE.test(body) ? markdown.replaceAll(/\\\[\^([^\s[\]\\]{1,50})\\\]/g, '[^$1]') : markdown,
    ...rest,
    original: body,
    addresses: [...new Set(addresses)],
    notes: notes.list,
  };
}

/** The programs of MDX before a text. */
function withoutImports(body: string, notes: Notes): string {
  return body.replaceAll(/^(?:import|export)\s[^\n]*$/gm, (line) => {
    if (!/['"{=]/.test(line)) return line;
    notes.add('left', 'program of MDX');
    return '';
  });
}

/** The address of a file of the archive, or of the page that another text becomes; null when it is neither. */
function findFile(relative: string, of: string, paths: ReadonlySet<string>, siteAddress: string): string | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(relative) || relative === '') return null;
  const found = placesOf(relative, of).find((place) => paths.has(place));
  if (found === undefined) return null;
  return isText(found) ? `${siteAddress}${readTextPath(found).addresses[0]}` : `archive:/${encodeURI(found)}`;
}

function coverOf(fields: FrontMatter['fields'], find: (relative: string) => string | null): SourcePicture | null {
  for (const name of NAMES.cover) {
    const value = fields.get(name);
    const [first] = listOf(value);
    const inner = new Map(Object.entries(Object(first ?? value) as object));
    const address = textOf(first ?? value) || firstText(inner, ['src', 'url', 'image', 'path', 'relative']);
    if (address === '') continue;
    const [alt, caption] = [textOf(inner.get('alt')), textOf(inner.get('caption'))];
    return { address: find(address) ?? address, alt: alt || textOf(fields.get(`${name}alt`)), caption };
  }
  return null;
}

function tagsOf(fields: FrontMatter['fields']): Pick<SourceArticle, 'categories' | 'tags'> {
  const [categories, tags] = [
    ['category', 'categories'],
    ['tag', 'tags', 'keywords'],
  ].map((names) => [...new Set(names.flatMap((name) => textsOf(fields.get(name))))]);
  return { categories: categories ?? [], tags: tags ?? [] };
}

/** A list, or one text in which commas separate; Jekyll separates the words of a plural by spaces, which would part a name. */
function textsOf(value: unknown): string[] {
  const names = namesOf(value);
  if (Array.isArray(value)) return names;
  return names.flatMap((text) => text.split(',').map((part) => part.trim())).filter(Boolean);
}

/** A list, or one text. */
function namesOf(value: unknown): string[] {
  const entries = Array.isArray(value) ? value : [value];
  return entries.map((entry) => textOf(entry) || textOf((Object(entry) as { name?: unknown }).name)).filter(Boolean);
}

function firstText(fields: FrontMatter['fields'], names: readonly string[]): string {
  return names.map((name) => textOf(fields.get(name)).trim()).find(Boolean) ?? '';
}

/** An instant as ISO 8601 in UTC, or a day, which begins in the agency's time zone; null for none. */
function dateOf(fields: FrontMatter['fields'], names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields.get(name);
    const text = value instanceof Date ? value.toISOString() : textOf(value).trim();
    if (/^\d{4}-\d\d-\d\d(?:T00:00:00(?:\.0+)?Z?)?$/.test(text)) return text.slice(0, 10);
    const at = Date.parse(text.replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?) ?([+-]\d\d:?\d\d)?.*$/, '$1T$2$3'));
    if (text !== '' && !Number.isNaN(at)) return new Date(at).toISOString();
  }
  return null;
}
