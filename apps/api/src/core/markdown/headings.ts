import type { PostHeading } from '@tideline/domain/post/post';
import { isOnSite, toBodyEnv, type BlockToken, type CoreState, type Markdown } from './body-env.ts';

const HEADING_SHIFT = 1; // the title is the page's h1, so `#` becomes h2
const LOWEST_HEADING = 6;
/** The lowest level of headings that link to themselves. */
const LOWEST_LINKED_HEADING = 3;
/** What may not be inside a link. */
const LINK_TOKENS = new Set(['link_open', 'note_reference']);

/**
 * Renders headings one level lower and lists them. On the site each has an anchor made from its text; on a page it links to
 * it, so that readers can copy the address of a section.
 */
export function anchorHeadings(markdown: Markdown): void {
  markdown.core.ruler.push('headings', (state) => {
    const env = toBodyEnv(state.env);
    const anchors = new Map<string, number>();
    for (const [index, token] of state.tokens.entries()) {
      if (token.type === 'heading_open' || token.type === 'heading_close') {
        token.tag = `h${Math.min(LOWEST_HEADING, Number(token.tag.slice(1)) + HEADING_SHIFT)}`;
      }
      const open = state.tokens[index - 1];
      if (open?.type !== 'heading_open') continue;
      const text = plainText(token.children ?? []);
      const heading = { anchor: uniqueAnchor(text, anchors), text, level: Number(open.tag.slice(1)) };
      env.headings.push(heading);
      if (isOnSite(env)) open.attrSet('id', heading.anchor);
      if (env.target === 'page') linkToItself(state, token, heading);
    }
  });
}

function linkToItself(state: CoreState, text: BlockToken, heading: PostHeading): void {
  const children = text.children ?? [];
  const hasLink = children.some(({ type }) => LINK_TOKENS.has(type));
  if (heading.level > LOWEST_LINKED_HEADING || heading.text === '' || hasLink) return;
  const open = new state.Token('link_open', 'a', 1);
  open.attrs = [
    ['href', `#${heading.anchor}`],
    ['class', 'heading-link'],
  ];
  text.children = [open, ...children, new state.Token('link_close', 'a', -1)];
}

function plainText(tokens: { type: string; content: string }[]): string {
  return tokens
    .filter((token) => token.type === 'text' || token.type === 'code_inline')
    .map((token) => token.content)
    .join('')
    .trim();
}

/** Anchors begin with `section-`, so that they never equal an id of the page. */
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
