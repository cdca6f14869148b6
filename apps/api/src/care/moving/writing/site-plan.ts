import { isPageAddress } from '@tideline/domain/address/reserved-path';
import { numberedPostId, toPostId } from '@tideline/domain/post/post-id';
import { archivePath, toArchiveSlug } from '@tideline/domain/post/archive';
import { postPath } from '@tideline/domain/site/site-path';
import { oldAddressKey, pathOnSite } from '@tideline/moving/addresses/old-address';
import { isTerm, type SourceArticle, type SourceItem } from '@tideline/moving/source/source-item';

/** Whether nothing has, or had, an address of this site. */
export type IsFree = (path: string) => Promise<boolean>;

/** Where things of another site are here. */
export class SitePlan {
  readonly #siteAddress: string;
  /** Paths of this site by the addresses of the other one. */
  readonly #paths = new Map<string, string>();
  readonly #taken = new Set<string>();
  /** The names of authors by their ids. */
  readonly authors = new Map<string, string>();

  constructor(siteAddress: string) {
    this.#siteAddress = siteAddress;
  }

  /** Notes where a thing is, or will be. */
  learn(item: SourceItem, path: string | null): void {
    if (item.kind === 'author') this.authors.set(item.id, item.name);
    const target = path ?? archiveOf(item);
    if (target === null || !('addresses' in item)) return;
    this.#taken.add(target);
    for (const address of item.addresses) this.#paths.set(oldAddressKey(address) ?? '', target);
  }

  /** A free path for an article: its old name, with a number if it is taken. */
  async choosePath(article: SourceArticle, isFree: IsFree): Promise<string> {
    const name = toPostId(decoded(article.slug) || article.title);
    for (let attempt = 1; ; attempt += 1) {
      const path = pathOf(article, numberedPostId(name, attempt));
      if (!this.#taken.has(path) && (await isFree(path))) return path;
    }
  }

  /** The path of this site for an address in a text of the other one; null for an address elsewhere, or of nothing that comes along. */
  findLink(address: string): string | null {
    const path = pathOnSite(address, this.#siteAddress);
    const found = path === null ? undefined : this.#paths.get(oldAddressKey(path) ?? '');
    return found === undefined ? null : found + (URL.parse(address)?.hash ?? '');
  }
}

/** The archive page that a category, a tag, a series or an author has here. */
export function archiveOf(item: SourceItem): string | null {
  if (!isTerm(item) && item.kind !== 'author') return null;
  const slug = toArchiveSlug(item.name);
  return slug === '' ? null : archivePath(item.kind, slug);
}

function pathOf(article: SourceArticle, name: string): string {
  if (article.kind === 'post') return postPath(name);
  return isPageAddress(`/${name}`) ? `/${name}` : `/page-${name}`;
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
