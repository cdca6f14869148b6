import type MarkdownIt from 'markdown-it';
import { parsePictureUrl, pictureSrcset } from '@tideline/domain/picture/picture-address';

/** The width of a post's text: 68 characters at most. */
const SIZES = '(min-width: 48rem) 42rem, 100vw';

/**
 * Shows uploaded pictures in Markdown. A picture from another site becomes a link after an exclamation mark: loading it
 * would tell that site who reads what.
 */
export function allowOwnPictures(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.push('own_pictures', (state) => {
    for (const token of state.tokens) {
      if (!token.children?.some(({ type }) => type === 'image')) continue;
      token.children = token.children.flatMap((child) => {
        if (child.type !== 'image' || parsePictureUrl(addressOf(child))) return [child];
        const mark = new state.Token('text', '', 0);
        mark.content = '!';
        const open = new state.Token('link_open', 'a', 1);
        open.attrs = [['href', addressOf(child)]];
        return [mark, open].concat(child.children ?? [], new state.Token('link_close', 'a', -1));
      });
    }
  });

  markdown.renderer.rules.image = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const picture = token ? parsePictureUrl(addressOf(token)) : null;
    if (!token || !picture) return ''; // impossible: see above
    const alt = markdown.utils.escapeHtml(self.renderInlineAsText(token.children ?? [], options, env));
    // Built from the parsed address: of the text, only `alt` is used.
    const sources = (['avif', 'webp'] as const)
      .map((format) => `<source type="image/${format}" srcset="${pictureSrcset(picture, format)}" sizes="${SIZES}">`)
      .join('');
    const { url, widthPx, heightPx } = picture;
    const size = `width="${widthPx}" height="${heightPx}"`;
    return `<picture>${sources}<img src="${url}" alt="${alt}" ${size} loading="lazy" decoding="async"></picture>`;
  };
}

function addressOf(picture: { attrGet: (name: string) => string | number | null }): string {
  return String(picture.attrGet('src') ?? '');
}
