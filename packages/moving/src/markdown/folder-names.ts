import type { SourceArticle, SourceAuthor, SourceTerm } from '../source/source-item.ts';

/** Folders in which generators and their themes show what has a name. */
const FOLDERS = {
  author: ['authors', 'author'],
  category: ['categories', 'category'],
  tag: ['tags', 'tag'],
  series: ['series'],
};

/** The authors, categories, tags and series that the texts of a folder name, each once. */
export class FolderNames {
  readonly #authors = new Set<string>();
  readonly #terms = new Map<string, SourceTerm>();

  /** Takes note of an article, and gives the authors that no article before it has. */
  *learn({ authorIds, categories, tags, series = '' }: SourceArticle): Generator<SourceAuthor> {
    for (const name of categories) this.#add('category', name);
    for (const name of tags) this.#add('tag', name);
    if (series !== '') this.#add('series', series);
    for (const name of authorIds) {
      if (this.#authors.has(name)) continue;
      this.#authors.add(name);
      yield { kind: 'author', id: name, name, slug: '', bio: '', addresses: addressesOf('author', name) };
    }
  }

  get terms(): Iterable<SourceTerm> {
    return this.#terms.values();
  }

  #add(kind: SourceTerm['kind'], name: string): void {
    const [slug = ''] = slugsOf(name);
    const id = `${kind} ${slug}`;
    if (!this.#terms.has(id)) this.#terms.set(id, { kind, id, name, slug, addresses: addressesOf(kind, name) });
  }
}

function addressesOf(kind: keyof typeof FOLDERS, name: string): string[] {
  return slugsOf(name).flatMap((slug) => FOLDERS[kind].map((folder) => `/${folder}/${slug}/`));
}

/** Hugo keeps the marks in a name, Jekyll and Eleventy do not. */
function slugsOf(name: string): string[] {
  const spaced = name.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const plain = spaced.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return [...new Set([spaced.replaceAll(/[/?#]/g, ''), plain])].filter(Boolean);
}
