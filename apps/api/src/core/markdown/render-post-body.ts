import MarkdownIt from 'markdown-it';
import type { PostHeading } from '@tideline/domain/post/post';
import { countWords } from '@tideline/domain/post/reading-time';
import { bodyEnv, isOnSite, type BodyEnv, type BodyOptions } from './body-env.ts';
import { allowCallOuts } from './call-outs.ts';
import { findCodeBlocks, showCodeBlocks } from './code-blocks.ts';
import { allowFootnotes } from './footnotes.ts';
import { anchorHeadings } from './headings.ts';
import { restrictLinks } from './links.ts';
import { allowOwnPictures } from './own-pictures.ts';
import { runHighlighting } from './run-highlighting.ts';
import { prepareTables } from './tables.ts';
import { setTypographicMarks } from './typographic-marks.ts';
import { allowVideos } from './videos.ts';

/** A post's body as safe HTML, with its headings. `pauseAt`: see `PostPage`. */
export type RenderedBody = { html: string; headings: PostHeading[]; pauseAt: number | null };

/** A body with more words is long. */
const LONG_BODY_WORDS = 900;
/** The number of the `h2` before which a long body may be interrupted: there the second part ends. */
const PAUSE_BEFORE_PART = 3;

const renderer = new MarkdownIt({ html: false, linkify: false });
// The order of rules matters: the first line of a call-out is removed before the following text is read.
setTypographicMarks(renderer);
allowVideos(renderer);
allowCallOuts(renderer);
allowFootnotes(renderer);
allowOwnPictures(renderer);
prepareTables(renderer);
showCodeBlocks(renderer);
restrictLinks(renderer);
anchorHeadings(renderer);

/**
 * Renders Markdown as safe HTML, in the dialect of docs/markdown.md: raw HTML is shown as text, and every element and
 * attribute is one of `BODY_HTML` in the domain.
 */
export async function renderPostBody(markdown: string, options: BodyOptions): Promise<RenderedBody> {
  const env = bodyEnv(options);
  const tokens = renderer.parse(markdown, env);
  if (isOnSite(env)) await highlight(tokens, env);
  const at = countWords(markdown) > LONG_BODY_WORDS ? findPause(tokens) : null;
  if (at === null) return { html: renderTokens(tokens, env), headings: env.headings, pauseAt: null };
  const beginning = renderTokens(tokens.slice(0, at), env);
  const html = beginning + renderTokens(tokens.slice(at), env);
  return { html, headings: env.headings, pauseAt: beginning.length };
}

async function highlight(tokens: ReturnType<typeof renderer.parse>, env: BodyEnv): Promise<void> {
  const blocks = findCodeBlocks(tokens);
  const highlighted = await runHighlighting(blocks.map(({ token, language }) => ({ code: token.content, language })));
  for (const [index, { token }] of blocks.entries()) {
    const html = highlighted?.[index];
    if (html !== undefined) env.highlighted.set(token, html);
  }
}

function renderTokens(tokens: ReturnType<typeof renderer.parse>, env: BodyEnv): string {
  return renderer.renderer.render(tokens, renderer.options, env);
}

/** The index of the token; null when the body has fewer parts. Headings inside a list or quote begin no part. */
function findPause(tokens: { type: string; tag: string; level: number }[]): number | null {
  let parts = 0;
  for (const [index, { type, tag, level }] of tokens.entries()) {
    if (type === 'heading_open' && tag === 'h2' && level === 0 && ++parts === PAUSE_BEFORE_PART) return index;
  }
  return null;
}
