import { parseVideoAddress, type Video } from '@tideline/domain/post/video-address';
import { isOnSite, metaOf, toBodyEnv, type BlockToken, type Markdown } from './body-env.ts';

/**
 * Shows the address of a video, alone in a paragraph, as a link. On the site the link looks like a still, and the browser
 * plays the video in its place; nothing is loaded from the video's site before that.
 */
export function allowVideos(markdown: Markdown): void {
  markdown.core.ruler.after('block', 'videos', (state) => {
    const paragraphs = new Set<BlockToken | undefined>();
    for (const [index, token] of state.tokens.entries()) {
      const open = state.tokens[index - 1];
      if (token.type !== 'inline' || open?.type !== 'paragraph_open' || open.hidden) continue;
      const video = parseVideoAddress(token.content.replace(/^<(.*)>$/, '$1'));
      if (!video) continue;
      Object.assign(token, { type: 'video', content: '', meta: video });
      paragraphs.add(open).add(state.tokens[index + 1]);
    }
    state.tokens = state.tokens.filter((token) => !paragraphs.has(token));
  });

  markdown.renderer.rules.video = (tokens, index, _options, env) => {
    const { siteName: name, address } = metaOf(tokens, index) as Video;
    const attributes = `href="${markdown.utils.escapeHtml(markdown.normalizeLink(address))}" target="_blank" rel="noopener noreferrer"`;
    if (!isOnSite(toBodyEnv(env))) return `<p><a ${attributes}>Watch the video on ${name}</a></p>\n`;
    return (
      `<p class="video"><a ${attributes}>Play the video from ${name}</a> ` +
      `<small>Nothing is loaded from ${name} before you play it.</small></p>\n`
    );
  };
}
