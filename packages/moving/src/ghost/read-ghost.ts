import type { SourceAuthor, SourceItem, SourceTerm } from '../source/source-item.ts';
import { GhostSite, textIn } from './ghost-site.ts';
import { toArticle } from './ghost-article.ts';
import { type GhostRow, readRows } from './read-rows.ts';

/** Tables whose rows only connect others, or belong to Ghost's own working. */
const INNER = new Set(
  (
    'posts posts_meta posts_authors posts_tags tags users settings roles roles_users permissions permissions_roles ' +
    'permissions_users custom_theme_settings newsletters products benefits products_benefits stripe_products stripe_prices ' +
    'snippets'
  ).split(' '),
);

/**
 * Reads the site of a Ghost export. The file is read twice, since posts come before their tags and authors.
 * @param siteAddress of the old site, which the file does not say: `https://www.example.com`
 * @throws UnreadableFile
 */
export async function* readGhost(open: () => AsyncIterable<string>, siteAddress: string): AsyncGenerator<SourceItem> {
  const site = new GhostSite(siteAddress);
  for await (const row of readRows(open())) site.learn(row);
  yield { kind: 'site', title: site.title, address: site.address };
  for (const author of site.authors.values()) yield toAuthor(author);
  for (const tag of site.tags.values()) if (!isInternal(tag)) yield toTag(tag);
  const others = new Map<string, number>();
  for await (const { table, row } of readRows(open())) {
    if (table === 'posts') yield toArticle(row, site);
    else if (!INNER.has(table)) others.set(table, (others.get(table) ?? 0) + 1);
  }
  for (const [table, count] of others) yield { kind: 'rest', what: table.replaceAll('_', ' '), title: '', count };
}

/** A tag that only themes and staff see. */
export function isInternal(tag: GhostRow['row']): boolean {
  return textIn(tag, 'name').startsWith('#') || textIn(tag, 'visibility') === 'internal';
}

function toAuthor(row: GhostRow['row']): SourceAuthor {
  const [id, name, slug, bio] = ['id', 'name', 'slug', 'bio'].map((field) => textIn(row, field)) as [
    string,
    string,
    string,
    string,
  ];
  return { kind: 'author', id, name, slug, bio, addresses: [`/author/${slug}/`] };
}

function toTag(row: GhostRow['row']): SourceTerm {
  const [id, name, slug] = ['id', 'name', 'slug'].map((field) => textIn(row, field)) as [string, string, string];
  return { kind: 'tag', id, name, slug, addresses: [`/tag/${slug}/`] };
}
