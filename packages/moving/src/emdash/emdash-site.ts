import type { JsonPart } from '../source/read-json.ts';
import type { SourceAuthor, SourceTerm } from '../source/source-item.ts';
import { listOf, textOf } from '../source/values.ts';

/** What entries need to know of the rest of the export. */
export class EmdashSite {
  title = '';
  readonly address: string;
  /** By id. */
  readonly authors = new Map<string, SourceAuthor>();
  /** By taxonomy and slug: `category news`. */
  readonly terms = new Map<string, SourceTerm>();
  /** The pattern of addresses of a collection, such as `/blog/{slug}`. */
  readonly #patterns = new Map<string, string>();

  constructor(address: string) {
    this.address = address.replace(/\/+$/, '');
  }

  /** Takes note of a part of the file. */
  learn({ names: [part], value }: JsonPart): void {
    if (part === 'settings') this.title = textOf(value['title']);
    if (part === 'collections') this.#patterns.set(textOf(value['slug']), textOf(value['urlPattern']));
    if (part === 'bylines') this.#learnAuthor(value);
    if (part === 'taxonomies') this.#learnTerms(value);
  }

  /** Addresses at which the site shows an entry; without a pattern, those of its templates. */
  addressesOf(collection: string, slug: string): string[] {
    if (slug === '') return [];
    const pattern = this.#patterns.get(collection) ?? '';
    if (pattern.includes('{slug}')) return [pattern.replace('{slug}', slug)];
    return collection === 'pages' ? [`/${slug}`, `/pages/${slug}`] : [`/${collection}/${slug}`];
  }

  #learnAuthor(value: JsonPart['value']): void {
    const [id = '', slug = '', name = '', bio = ''] = ['id', 'slug', 'displayName', 'bio'].map((field) =>
      textOf(value[field]),
    );
    this.authors.set(id, { kind: 'author', id, name, slug, bio, addresses: slug === '' ? [] : [`/author/${slug}`] });
  }

  #learnTerms(taxonomy: JsonPart['value']): void {
    const name = textOf(taxonomy['name']);
    for (const entry of listOf(taxonomy['terms'])) {
      const term = Object(entry) as JsonPart['value'];
      const slug = textOf(term['slug']);
      const kind = name === 'category' ? 'category' : 'tag';
      this.terms.set(`${name} ${slug}`, {
        kind,
        id: `${name} ${slug}`,
        name: textOf(term['label']) || slug,
        slug,
        addresses: [`/${name}/${slug}`],
      });
    }
  }
}
