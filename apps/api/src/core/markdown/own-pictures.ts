import { parsePictureUrl, pictureSrcset } from '@tideline/domain/picture/picture-address';
import { addressFor, toBodyEnv, type BlockToken, type CoreState, type Markdown } from './body-env.ts';

/** The width of a post's text: 68 characters at most. */
const SIZES = '(min-width: 48rem) 42rem, 100vw';

/** Tokens that are links themselves. */
const NOT_IN_LINKS = new Set(['link_open', 'link_close', 'note_reference']);

/**
 * Shows uploaded pictures in Markdown. A picture from another site becomes a link, since loading it would reveal to that
 * site who reads what. The title of a picture alone in its paragraph becomes a caption, also below such a link.
 */
export function allowOwnPictures(markdown: Markdown): void {
  markdown.core.ruler.after('inline', 'own_pictures', (state) => {
    state.tokens = state.tokens.flatMap((token, index) => {
      if (!token.children?.some(({ type }) => type === 'image')) return [token];
      const caption = captionOf(state, index);
      token.children = linkForeignPictures(state, token.children);
      return [token, ...caption];
    });
  });

  markdown.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const picture = token ? parsePictureUrl(addressOf(token)) : null;
    if (!token || !picture) return ''; // impossible: see above
    const alt = markdown.utils.escapeHtml(self.renderInlineAsText(token.children ?? [], options, env));
    const absolute = (address: string) => addressFor(toBodyEnv(env), address);
    // Built from the parsed address; only `alt` comes from the text.
    const sources = (['avif', 'webp'] as const)
      .map((format) => {
        const srcset = pictureSrcset(picture, format).replace(/\/media\/[^ ]+/g, absolute);
        return `<source type="image/${format}" srcset="${srcset}" sizes="${SIZES}">`;
      })
      .join('');
    const { url, widthPx, heightPx } = picture;
    const size = `width="${widthPx}" height="${heightPx}"`;
    return `<picture>${sources}<img src="${absolute(url)}" alt="${alt}" ${size} loading="lazy" decoding="async"></picture>`;
  };
}

function addressOf(picture: BlockToken): string {
  return String(picture.attrGet('src') ?? '');
}

function linkForeignPictures(state: CoreState, children: BlockToken[]): BlockToken[] {
  let isInLink = false;
  return children.flatMap((child) => {
    if (child.type === 'link_open' || child.type === 'link_close') isInLink = child.type === 'link_open';
    if (child.type !== 'image' || parsePictureUrl(addressOf(child))) return [child];
    const label = (child.children ?? []).filter(({ type }) => !NOT_IN_LINKS.has(type));
    const text = label.length > 0 ? label : [textToken(state, addressOf(child))];
    if (isInLink) return text;
    const open = new state.Token('link_open', 'a', 1);
    open.attrs = [['href', addressOf(child)]];
    return [open, ...text, new state.Token('link_close', 'a', -1)];
  });
}

/**
 * Makes a figure of the paragraph around `index` if it holds a single picture with a title. Returns the caption's tokens.
 */
function captionOf(state: CoreState, index: number): BlockToken[] {
  const [open, text, close] = state.tokens.slice(index - 1, index + 2);
  const content = (text?.children ?? []).filter(({ type }) => type !== 'link_open' && type !== 'link_close');
  const [picture] = content;
  const title = picture?.type === 'image' && content.length === 1 ? String(picture.attrGet('title') ?? '') : '';
  if (open?.type !== 'paragraph_open' || !close || title === '') return [];
  Object.assign(open, { type: 'figure_open', tag: 'figure', hidden: false });
  Object.assign(close, { type: 'figure_close', tag: 'figure', hidden: false });
  const caption = new state.Token('inline', '', 0);
  caption.content = title;
  caption.children = [textToken(state, title)];
  return [
    new state.Token('figcaption_open', 'figcaption', 1),
    caption,
    new state.Token('figcaption_close', 'figcaption', -1),
  ];
}

function textToken(state: CoreState, content: string): BlockToken {
  const token = new state.Token('text', '', 0);
  token.content = content;
  return token;
}
