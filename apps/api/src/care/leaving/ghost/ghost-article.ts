import { createHash } from 'node:crypto';
import { renderPostBody } from '../../../core/markdown/render-post-body.ts';

/** Longer ones make Ghost refuse the row. Source: Ghost's `schema.js`. */
const LONGEST_TITLE = 255;

/** An id as Ghost makes them, the same for the same thing. */
export function ghostId(kind: 'post' | 'page' | 'tag' | 'user', key: string): string {
  return createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 24);
}

type Article = { id: string; slug: string; title: string; markdown: string };

/** What posts and pages have. The text is in a card of HTML, so that nothing of it is lost. */
export async function articleOf({ id, slug, title, markdown }: Article, url: string) {
  const { html } = await renderPostBody(markdown, { target: 'feed', url });
  const root = { children: html === '' ? [] : [{ type: 'html', version: 1, html }], ...ROOT };
  return {
    id,
    uuid: uuidOf(id),
    title: title.slice(0, LONGEST_TITLE) || '(Untitled)',
    slug,
    lexical: JSON.stringify({ root }),
    visibility: 'public',
    email_only: false,
  };
}

const ROOT = { direction: null, format: '', indent: 0, type: 'root', version: 1 };

function uuidOf(id: string): string {
  const hex = createHash('sha256').update(id).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
