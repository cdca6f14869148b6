import { convertBody } from '../html/convert-body.ts';
import { toMarkdown } from '../html/to-markdown.ts';
import { firstSeries, noteCategories, Notes } from '../source/note.ts';
import type { SourceArticle } from '../source/source-item.ts';
import { hasBlocks, readBlocks } from './blocks.ts';
import type { WxrPart } from './read-wxr.ts';
import { moveCaptions, readShortcodes } from './shortcodes.ts';
import { pathOf, type WxrSite } from './wxr-site.ts';

const STATES: Record<string, SourceArticle['status']> = { publish: 'published', future: 'scheduled' };

/** A post, a page, or an item of a plugin's own type, which becomes a page. */
export function toArticle({ values, terms, meta }: WxrPart, site: WxrSite): SourceArticle {
  const notes = new Notes();
  const [id = '', type = 'post', content = ''] = [
    values['wp:post_id'],
    values['wp:post_type'],
    values['content:encoded'],
  ];
  const link = (values['link'] ?? '').trim();
  const body = convertBody(content, notes, (found) => {
    const sources = { file: (number: string) => site.pictureOf(number), ownPictures: () => site.picturesOf(id) };
    return toMarkdown(readShortcodes(content, sources, found), {
      address: link || `${site.address}/`,
      hasLines: !hasBlocks(content),
      notes: found,
      prepare($) {
        moveCaptions($);
        readBlocks($, { pattern: (number) => site.patterns.get(number) ?? null, footnotes: footnotesOf(meta) }, found);
      },
    });
  });
  if (type !== 'post' && type !== 'page') notes.add('kept', `post type ${type}`);
  const categories = terms.filter(({ domain, slug }) => domain === 'category' && slug !== 'uncategorized');
  noteCategories(categories, notes);
  return {
    kind: type === 'post' ? 'post' : 'page',
    // Files that other programs write may have no numbers.
    id: id || link || (values['wp:post_name'] ?? '') || (values['title'] ?? ''),
    slug: values['wp:post_name'] ?? '',
    title: (values['title'] ?? '').trim(),
    excerpt: (values['excerpt:encoded'] ?? '').trim(),
    status: stateOf(values, notes),
    publishedAt: site.instantOf(values['wp:post_date_gmt'], values['wp:post_date']),
    updatedAt: site.instantOf(values['wp:post_modified_gmt'], values['wp:post_modified']),
    authorIds: [values['dc:creator'] ?? ''].filter(Boolean),
    categories: categories.map(({ name }) => name),
    tags: tagsOf(terms, notes),
    series: firstSeries(namesIn('series', terms), notes),
    metaTitle: searchText(meta, ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title'], notes),
    metaDescription: searchText(
      meta,
      ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description', '_aioseop_description'],
      notes,
    ),
    isNoindex:
      meta.get('_yoast_wpseo_meta-robots-noindex') === '1' || /noindex/.test(meta.get('rank_math_robots') ?? ''),
    canonicalUrl: meta.get('_yoast_wpseo_canonical') ?? meta.get('rank_math_canonical_url') ?? '',
    cover: site.pictureOf(meta.get('_thumbnail_id') ?? ''),
    ...body,
    original: content,
    addresses: addressesOf(values, site),
    notes: notes.list,
  };
}

/** The names of a taxonomy; `series` is that of the plugins for series. */
function namesIn(taxonomy: string, terms: WxrPart['terms']): string[] {
  return terms.filter(({ domain }) => domain === taxonomy).map(({ name }) => name);
}

/** The terms of a plugin's own taxonomies become tags, but for series. */
function tagsOf(terms: WxrPart['terms'], notes: Notes): string[] {
  return terms.flatMap(({ domain, name, slug }) => {
    if (domain === 'category' || domain === 'series') return [];
    // Old files name each term once more without its taxonomy.
    if (domain === '') return terms.some((other) => other.domain !== '' && other.name === name) ? [] : [name];
    if (domain === 'post_format') notes.add('left', `post format ${slug.replace('post-format-', '')}`);
    else if (domain !== 'post_tag') notes.add('changed', `taxonomy ${domain}`);
    return domain === 'post_format' ? [] : [name];
  });
}

/** What was not public stays a draft. */
function stateOf(values: Record<string, string>, notes: Notes): SourceArticle['status'] {
  const state = values['wp:status'] ?? 'draft';
  const isLocked = (values['wp:post_password'] ?? '') !== '';
  if (isLocked) notes.add('changed', 'post with a password, as a draft');
  if (state === 'private') notes.add('changed', 'private post, as a draft');
  if (values['wp:is_sticky'] === '1') notes.add('changed', 'sticky post');
  return isLocked || !Object.hasOwn(STATES, state) ? 'draft' : (STATES[state] ?? 'draft');
}

/** A template of a plugin, such as `%%title%%`, says nothing without that plugin. */
function searchText(meta: WxrPart['meta'], names: string[], notes: Notes): string {
  const text = names.map((name) => meta.get(name)?.trim()).find(Boolean) ?? '';
  if (!/%%?\w+%|#\w+_\w+/.test(text)) return text;
  notes.add('left', 'template of a search title');
  return '';
}

/** The notes that the block editor stores beside the content: `[{"id":"…","content":"…"}]`. */
function footnotesOf(meta: WxrPart['meta']): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(meta.get('footnotes') ?? '[]');
    const entries = (Array.isArray(stored) ? stored : []).map(({ id, content }): [string, string] => [
      String(id),
      String(content),
    ]);
    return new Map(entries.filter(([id]) => /^[\w-]+$/.test(id)));
  } catch {
    return new Map();
  }
}

function addressesOf(values: Record<string, string>, { address }: WxrSite): string[] {
  const id = values['wp:post_id'] ?? '';
  const [link, guid] = [(values['link'] ?? '').trim(), (values['guid'] ?? '').trim()];
  const ofSite = [link, guid].filter((url) => url.startsWith(`${address}/`)).map(pathOf);
  const parameter = values['wp:post_type'] === 'page' ? 'page_id' : 'p';
  const numbered = id === '' ? [] : [`/?${parameter}=${id}`];
  return [...new Set([...ofSite, ...numbered])].filter((path) => path !== '' && path !== '/');
}
