import MarkdownIt from 'markdown-it';
import type { PostHeading } from '@tideline/domain/post/post';
import { countWords } from '@tideline/domain/post/reading-time';
import { allowOwnPictures } from './own-pictures.ts';
import { setTypographicMarks } from './typographic-marks.ts';

/** A post's body as safe HTML, with its headings. `pauseAt`: see `PostPage`. */
export type RenderedBody = { html: string; headings: PostHeading[]; pauseAt: number | null };

/** markdown-it passes it to every rule. */
type RenderEnv = { headings: PostHeading[]; hasHeadingLinks: boolean };

/** A body with more words is long. */
const LONG_BODY_WORDS = 900;
/** The `h2` before which a long body may be interrupted: the second part ends there. */
const PAUSE_BEFORE_PART = 3;
const HEADING_SHIFT = 1; // the title is the page's h1, so `#` becomes h2
const LOWEST_HEADING = 6;
/** The lowest heading that links to itself. */
const LOWEST_LINKED_HEADING = 3;
const SAFE_ADDRESS = /^(https?:|mailto:|[/#?.]|[^:]*$)/i;

/**
 * Renders Markdown as safe HTML: raw HTML is shown as text; links go to http, https, mailto and relative addresses only and
 * open in a new tab; pictures are uploads of this site. Headings get an anchor made from their text.
 * @param hasHeadingLinks whether headings link to their anchor, for readers who want the address of a section
 */
export function renderPostBody(markdown: string, { hasHeadingLinks = false } = {}): RenderedBody {
  const env: RenderEnv = { headings: [], hasHeadingLinks };
  const tokens = renderer.parse(markdown, env);
  const at = countWords(markdown) > LONG_BODY_WORDS ? findPause(tokens) : null;
  if (at === null) return { html: renderTokens(tokens, env), headings: env.headings, pauseAt: null };
  const beginning = renderTokens(tokens.slice(0, at), env);
  const html = beginning + renderTokens(tokens.slice(at), env);
  return { html, headings: env.headings, pauseAt: beginning.length };
}

const renderer = new MarkdownIt({ html: false, linkify: false });

setTypographicMarks(renderer);
allowOwnPictures(renderer);
renderer.validateLink = (address) => SAFE_ADDRESS.test(address.trim()) && !/^\s*\/\//.test(address);

renderer.core.ruler.push('post_body', (state) => {
  const env = state.env as RenderEnv;
  const anchors = new Map<string, number>();
  for (const [index, token] of state.tokens.entries()) {
    if (token.type === 'heading_open' || token.type === 'heading_close') {
      token.tag = `h${Math.min(LOWEST_HEADING, Number(token.tag.slice(1)) + HEADING_SHIFT)}`;
    }
    for (const child of token.children ?? []) {
      if (child.type !== 'link_open') continue;
      child.attrSet('target', '_blank');
      child.attrSet('rel', 'noopener noreferrer');
    }
    const heading = state.tokens[index - 1];
    if (heading?.type !== 'heading_open') continue;
    const text = plainText(token.children ?? []);
    const anchor = uniqueAnchor(text, anchors);
    const level = Number(heading.tag.slice(1));
    heading.attrSet('id', anchor);
    env.headings.push({ anchor, text, level });
    const isLinked = token.children?.some(({ type }) => type === 'link_open') || text === '';
    if (!env.hasHeadingLinks || level > LOWEST_LINKED_HEADING || isLinked) continue;
    const open = new state.Token('link_open', 'a', 1);
    open.attrs = [
      ['href', `#${anchor}`],
      ['class', 'heading-link'],
    ];
    token.children = [open, ...(token.children ?? []), new state.Token('link_close', 'a', -1)];
  }
});

function renderTokens(tokens: ReturnType<typeof renderer.parse>, env: RenderEnv): string {
  return renderer.renderer.render(tokens, renderer.options, env);
}

/** The index of the token; null when the body has fewer parts. A heading inside a list or a quote begins no part. */
function findPause(tokens: { type: string; tag: string; level: number }[]): number | null {
  let parts = 0;
  for (const [index, { type, tag, level }] of tokens.entries()) {
    if (type === 'heading_open' && tag === 'h2' && level === 0 && ++parts === PAUSE_BEFORE_PART) return index;
  }
  return null;
}

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
