import { convertBody } from '../html/convert-body.ts';
import { toMarkdown } from '../html/to-markdown.ts';
import { noteCategories, Notes } from '../source/note.ts';
import type { JsonPart } from '../source/read-json.ts';
import type { SourceArticle } from '../source/source-item.ts';
import { textsIn } from '../source/texts-in.ts';
import { listOf, textOf } from '../source/values.ts';
import type { EmdashSite } from './emdash-site.ts';
import { portableTextHtml } from './portable-text.ts';

type Fields = JsonPart['value'];

/** An entry of a collection: of posts a post, of another one a page. */
export function toArticle(collection: string, entry: Fields, site: EmdashSite): SourceArticle {
  const notes = new Notes();
  const data = Object(entry['data']) as Fields;
  const slug = textOf(entry['slug']);
  const addresses = site.addressesOf(collection, slug);
  if (collection !== 'posts' && collection !== 'pages') notes.add('kept', `collection ${collection}`);
  let original = '';
  const body = convertBody(textsIn(data).join('\n'), notes, (found) => {
    original = bodyOf(data, found);
    return toMarkdown(original, { address: `${site.address}${addresses[0] ?? '/'}`, notes: found });
  });
  const terms = Object.entries(Object(entry['taxonomies']) as Fields).flatMap(([taxonomy, slugs]) =>
    listOf(slugs).flatMap((name) => site.terms.get(`${taxonomy} ${textOf(name)}`) ?? []),
  );
  const categories = terms.filter(({ kind }) => kind === 'category');
  noteCategories(categories, notes);
  const seo = Object(data['seo']) as Fields;
  const cover = data['featured_image'] ?? data['cover'] ?? data['image'];
  return {
    kind: collection === 'posts' ? 'post' : 'page',
    id: `${collection} ${textOf(entry['id'])}`,
    slug,
    title: textOf(data['title']) || textOf(data['name']),
    excerpt: textOf(data['excerpt']) || textOf(data['description']),
    status: entry['status'] === 'published' ? 'published' : 'draft',
    publishedAt: dateOf(entry, data, ['publishedAt', 'published_at', 'date']),
    updatedAt: dateOf(entry, data, ['updatedAt', 'updated_at']),
    authorIds: listOf(entry['bylines']).map((credit) => textOf((Object(credit) as Fields)['byline'])),
    categories: categories.map(({ name }) => name),
    tags: terms.filter(({ kind }) => kind === 'tag').map(({ name }) => name),
    metaTitle: textOf(seo['title']),
    metaDescription: textOf(seo['description']),
    isNoindex: seo['noIndex'] === true,
    canonicalUrl: textOf(seo['canonical']),
    cover: pictureAddress(cover) === '' ? null : { address: pictureAddress(cover), alt: altOf(cover), caption: '' },
    ...body,
    original,
    addresses,
    notes: notes.list,
  };
}

/** All its texts, in the order of the fields. */
function bodyOf(data: Fields, notes: Notes): string {
  return Object.entries(data)
    .filter(
      ([, value]) => Array.isArray(value) && value.some((block) => Object.hasOwn(Object(block) as object, '_type')),
    )
    .map(([, value]) => portableTextHtml(value, pictureAddress, notes))
    .join('');
}

/** `{"$media":{"url":"…"}}`, or the picture of a block: `{"asset":{"url":"…"}}`. */
function pictureAddress(value: unknown): string {
  const fields = Object(value) as Fields;
  const [media, asset] = ['$media', 'asset'].map((name) => Object(fields[name]) as Fields);
  const inner = Object(asset?.['$media']) as Fields;
  return [media?.['url'], inner['url'], asset?.['url'], fields['url'], fields['src']].map(textOf).find(Boolean) ?? '';
}

function altOf(value: unknown): string {
  const fields = Object(value) as Fields;
  return textOf((Object(fields['$media']) as Fields)['alt']) || textOf(fields['alt']);
}

function dateOf(entry: Fields, data: Fields, names: readonly string[]): string | null {
  const text = names.flatMap((name) => [textOf(entry[name]), textOf(data[name])]).find(Boolean) ?? '';
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
