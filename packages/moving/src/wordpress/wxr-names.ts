import type { SourceAuthor, SourceTerm } from '../source/source-item.ts';
import type { WxrPart } from './read-wxr.ts';
import type { WxrSite } from './wxr-site.ts';

type Values = Record<string, string>;

/** An author, a category or a tag, with the addresses of its archive: by name, and by number. */
export function toNamed(
  part: 'wp:author' | 'wp:category' | 'wp:tag',
  values: Values,
  site: WxrSite,
): SourceAuthor | SourceTerm {
  if (part === 'wp:author') return toAuthor(values, site);
  const number = values['wp:term_id'] ?? '';
  if (part === 'wp:tag') {
    const slug = values['wp:tag_slug'] ?? '';
    const addresses = [`${site.path}/tag/${slug}/`, `/?tag=${slug}`];
    return { kind: 'tag', id: slug, name: values['wp:tag_name'] ?? '', slug, addresses };
  }
  const slug = values['wp:category_nicename'] ?? '';
  const place = [...site.parentsOf(slug), slug].join('/');
  const paths = [...new Set([place, slug])].map((path) => `${site.path}/category/${path}/`);
  const addresses = [...paths, ...(number === '' ? [] : [`/?cat=${number}`])];
  return { kind: 'category', id: slug, name: values['wp:cat_name'] ?? '', slug, addresses };
}

/** The series of an article, which only articles name. It belongs to the first one; see `firstSeries`. */
export function* toSeries({ terms }: Pick<WxrPart, 'terms'>, site: WxrSite): Generator<SourceTerm> {
  const term = terms.find(({ domain }) => domain === 'series');
  if (!term) return;
  const { name, slug } = term;
  yield { kind: 'series', id: slug, name, slug, addresses: [`${site.path}/series/${slug}/`, `/?series=${slug}`] };
}

function toAuthor(values: Values, site: WxrSite): SourceAuthor {
  const [id = '', shown = '', number = ''] = [
    values['wp:author_login'],
    values['wp:author_display_name'],
    values['wp:author_id'],
  ];
  const login = id.toLowerCase();
  // WordPress makes it of the login when the account is added.
  const nicename = login.replaceAll(/[^a-z0-9_-]+/g, '-').replaceAll(/^-|-$/g, '');
  const paths = [...new Set([login, nicename])].filter(Boolean).map((slug) => `${site.path}/author/${slug}/`);
  const addresses = [...paths, ...(number === '' ? [] : [`/?author=${number}`])];
  return { kind: 'author', id, name: shown.trim() || id, slug: id, bio: '', addresses };
}
