import type { SourceFile, SourcePicture } from '../source/source-item.ts';
import type { WxrPart } from './read-wxr.ts';

/** What articles need to know of the rest of the file. */
export class WxrSite {
  title = '';
  address = '';
  /** By the number of the file in WordPress. */
  readonly files = new Map<string, SourceFile & { post: string }>();
  /** The content of patterns that posts share, by number. */
  readonly patterns = new Map<string, string>();
  /** The parents of categories, by slug. */
  readonly #parents = new Map<string, string>();
  /** How far the site's clock is before UTC, as far as its posts show it. */
  clockMs: number | null = null;

  /** Takes note of a part. */
  learn({ name, values, meta }: WxrPart): void {
    if (name === 'channel') {
      this.title = values['title'] ?? '';
      this.address = (values['wp:base_blog_url'] ?? values['link'] ?? '').replace(/\/+$/, '');
    }
    if (name === 'wp:category')
      this.#parents.set(values['wp:category_nicename'] ?? '', values['wp:category_parent'] ?? '');
    if (name !== 'item') return;
    const [id = '', type] = [values['wp:post_id'], values['wp:post_type']];
    if (type === 'wp_block') this.patterns.set(id, values['content:encoded'] ?? '');
    if (type === 'attachment') {
      const address = values['wp:attachment_url'] ?? values['guid'] ?? '';
      const [alt = '', caption = ''] = [meta.get('_wp_attachment_image_alt'), values['excerpt:encoded']];
      const addresses = [...new Set([pathOf(values['link'] ?? ''), `/?attachment_id=${id}`])].filter(Boolean);
      this.files.set(id, { kind: 'file', id, address, alt, caption, addresses, post: values['wp:post_parent'] ?? '' });
    }
    const [local, utc] = [parseDate(values['wp:post_date']), parseDate(values['wp:post_date_gmt'])];
    if (local !== null && utc !== null) this.clockMs ??= local - utc;
  }

  /** The path at which the site is; empty for the root of its host. */
  get path(): string {
    return pathOf(this.address).replace(/\/+$/, '');
  }

  /** The categories around one, outermost first. */
  parentsOf(category: string): string[] {
    const parents: string[] = [];
    let parent = this.#parents.get(category) ?? '';
    // A file may say that a category is inside of itself.
    while (parent !== '' && parent !== category && !parents.includes(parent)) {
      parents.unshift(parent);
      parent = this.#parents.get(parent) ?? '';
    }
    return parents;
  }

  /** The instant of an item, as ISO 8601; null for none. */
  instantOf(utc: string | undefined, local: string | undefined): string | null {
    const [exact, shown] = [parseDate(utc), parseDate(local)];
    const at = exact ?? (shown === null ? null : shown - (this.clockMs ?? 0));
    return at === null ? null : new Date(at).toISOString();
  }

  pictureOf(id: string): SourcePicture | null {
    const file = this.files.get(id);
    return file ? { address: file.address, alt: file.alt, caption: file.caption } : null;
  }

  /** The pictures that were uploaded with a post. */
  picturesOf(post: string): SourcePicture[] {
    return [...this.files.values()].filter((file) => file.post === post && post !== '');
  }
}

/** The path with its query; empty for what is no address. */
export function pathOf(address: string): string {
  const url = URL.parse(address);
  return url ? url.pathname + url.search : '';
}

/** `2024-05-01 12:30:00` as milliseconds, as if it were UTC; null for none, which WordPress writes in zeros. */
function parseDate(text: string | undefined): number | null {
  const [, date, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec((text ?? '').trim()) ?? [];
  const at = Date.parse(`${date}T${time}Z`);
  return Number.isNaN(at) || date === '0000-00-00' ? null : at;
}
