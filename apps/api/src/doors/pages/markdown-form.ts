import { readWeights } from '../cache/accepted-encoding.ts';

/**
 * The address of the page whose Markdown form is at `url` (path and query); null for any other URL.
 * @example pageOfMarkdown('/services.md') // => '/services'
 */
export function pageOfMarkdown(url: string): string | null {
  const [, path, query = ''] = /^(\/[^?]*[^/?])\.md(\?.*)?$/s.exec(url) ?? [];
  if (path === undefined) return null;
  return (path === '/index' ? '/' : path) + query;
}

/** Whether an `Accept` header prefers Markdown to HTML, or weights both equally. Browsers never name it. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const weights = readWeights(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
