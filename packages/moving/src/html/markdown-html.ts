import MarkdownIt from 'markdown-it';

const DEEPEST = 100;
const renderer = new MarkdownIt({ html: true, linkify: false }).set({ maxNesting: DEEPEST });

/**
 * Markdown of another system as HTML, with the HTML that is in it.
 * @throws RangeError when lists or quotes are nested so deep that the parser leaves out what is in them
 */
export function markdownHtml(markdown: string): string {
  const env = {};
  const tokens = renderer.parse(markdown, env);
  if (tokens.some(({ level }) => level >= DEEPEST - 1)) throw new RangeError('The text is nested too deep.');
  return renderer.renderer.render(tokens, renderer.options, env);
}
