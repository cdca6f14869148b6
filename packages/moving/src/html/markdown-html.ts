import MarkdownIt from 'markdown-it';

const renderer = new MarkdownIt({ html: true, linkify: false });

/** Markdown of another system as HTML, with the HTML that is in it. */
export function markdownHtml(markdown: string): string {
  return renderer.render(markdown);
}
