import type { SafeHtml } from './trust-page-html.ts';

/**
 * Sanitises the HTML of a body that the browser has fetched. The server's HTML is safe by construction; this is the second
 * line of defence. On the server, returns the HTML unchanged: it comes from the renderer in the same process.
 */
export async function sanitiseHtml(html: string): Promise<SafeHtml> {
  if (typeof window === 'undefined') return html;
  const { purifyBody } = await import('./purify-body.ts');
  return purifyBody(html);
}
