import MarkdownIt from 'markdown-it';
import type { PostHeading } from '@tideline/domain/post/post';
import { allowOwnPictures } from './own-pictures.ts';

/** A post's body as safe HTML, with its headings. */
export type RenderedBody = { html: string; headings: PostHeading[] };

/** markdown-it passes it to every rule. */
type RenderEnv = { headings: PostHeading[] };

const HEADING_SHIFT = 1; // the title is the page's h1, so `#` becomes h2
const LOWEST_HEADING = 6;
const SAFE_ADDRESS = /^(https?:|mailto:|[/#?.]|[^:]*$)/i;

/**
 * Renders Markdown as safe HTML: raw HTML is shown as text; links go to http, https, mailto and relative addresses only and
 * open in a new tab; pictures are uploads of this site. Headings get an anchor made from their text.
 */
export function renderPostBody(markdown: string): RenderedBody {
  const env: RenderEnv = { headings: [] };
  const html = renderer.render(markdown, env);
  return { html, headings: env.headings };
}

const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false });

allowOwnPictures(renderer);
renderer.validateLink = (address) => SAFE_ADDRESS.test(address.trim()) && !/^\s*\/\//.test(address);

renderer.core.ruler.push('post_body', (state) => {
  const anchors = new Map<string, number>();
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === 'heading_open' || token.type === 'heading_close') {
      token.tag = `h${Math.min(LOWEST_HEADING, Number(token.tag.slice(1)) + HEADING_SHIFT)}`;
    }
    if (token.type === 'heading_open') {
      const text = plainText(state.tokens[index + 1]?.children ?? []);
      const anchor = uniqueAnchor(text, anchors);
      token.attrSet('id', anchor);
      (state.env as RenderEnv).headings.push({ anchor, text, level: Number(token.tag.slice(1)) });
    }
    for (const child of token.children ?? []) {
      if (child.type !== 'link_open') continue;
      child.attrSet('target', '_blank');
      child.attrSet('rel', 'noopener noreferrer');
    }
  }
});

function plainText(tokens: { type: string; content: string }[]): string {
  return tokens
    .filter((token) => token.type === 'text' || token.type === 'code_inline')
    .map((token) => token.content)
    .join('')
    .trim();
}

/** Anchors begin with `section-`, so that a heading cannot use an id of the page. */
function uniqueAnchor(text: string, taken: Map<string, number>): string {
  const words = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  const base = `section-${words.replace(/[^\p{Letter}\p{Number}]+/gu, '-').replace(/^-|-$/g, '')}`;
  const count = (taken.get(base) ?? 0) + 1;
  taken.set(base, count);
  return count === 1 ? base : `${base}-${count}`;
}
