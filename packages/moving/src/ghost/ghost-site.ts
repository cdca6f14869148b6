import type { GhostRow } from './read-rows.ts';
import { textOf } from '../source/values.ts';

type Row = GhostRow['row'];

/** What posts need to know of the rest of the export. */
export class GhostSite {
  title = '';
  readonly address: string;
  /** By id. */
  readonly authors = new Map<string, Row>();
  readonly tags = new Map<string, Row>();
  /** By the id of the post. */
  readonly searchTexts = new Map<string, Row>();
  readonly #authorsOf = new Map<string, Row[]>();
  readonly #tagsOf = new Map<string, Row[]>();

  constructor(address: string) {
    this.address = address.replace(/\/+$/, '');
  }

  /** Takes note of a row. */
  learn({ table, row }: GhostRow): void {
    const [id, post] = [textIn(row, 'id'), textIn(row, 'post_id')];
    if (table === 'users') this.authors.set(id, row);
    if (table === 'tags') this.tags.set(id, row);
    if (table === 'posts_meta') this.searchTexts.set(post, row);
    if (table === 'posts_authors') push(this.#authorsOf, post, row);
    if (table === 'posts_tags') push(this.#tagsOf, post, row);
    if (table === 'settings' && textIn(row, 'key') === 'title') this.title = textIn(row, 'value');
  }

  /** The authors of a post, in their order. Older exports name one in the post. */
  authorIdsOf(post: Row): string[] {
    const ids = inOrder(this.#authorsOf.get(textIn(post, 'id'))).map((row) => textIn(row, 'author_id'));
    return (ids.length > 0 ? ids : [textIn(post, 'author_id')]).filter((id) => this.authors.has(id));
  }

  /** The tags of a post; the first is its main one. */
  tagsOf(post: Row): Row[] {
    return inOrder(this.#tagsOf.get(textIn(post, 'id'))).flatMap((row): Row[] => {
      const tag = this.tags.get(textIn(row, 'tag_id'));
      return tag ? [tag] : [];
    });
  }

  /** A text with the addresses that Ghost writes with a placeholder. */
  fill(text: string): string {
    return text.replaceAll('__GHOST_URL__', this.address);
  }
}

/** A field as text; empty when it is none. Old exports number their rows. */
export function textIn(row: Row, field: string): string {
  return Object.hasOwn(row, field) ? textOf(row[field]) : '';
}

function push(rows: Map<string, Row[]>, key: string, row: Row): void {
  const list = rows.get(key);
  if (list) list.push(row);
  else rows.set(key, [row]);
}

function inOrder(rows: Row[] = []): Row[] {
  return rows.toSorted((a, b) => Number(textIn(a, 'sort_order')) - Number(textIn(b, 'sort_order')));
}
