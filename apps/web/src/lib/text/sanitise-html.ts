import type { SafeHtml } from './trust-page-html.ts';

/**
 * Sanitises HTML that the browser has fetched. The server's HTML is safe by construction; this is the second line of
 * defence. On the server, returns the HTML unchanged: it comes from the renderer in the same process.
 */
export async function sanitiseHtml(html: string): Promise<SafeHtml> {
  if (typeof window === 'undefined') return html;
  const { default: purify } = await import('dompurify');
  purify.removeHook('afterSanitizeAttributes');
  purify.addHook('afterSanitizeAttributes', dropForeignPicture);
  return purify.sanitize(html, { USE_PROFILES: { html: true }, ADD_ATTR: ['target'], RETURN_TRUSTED_TYPE: true });
}

/** Pictures in a text are uploads of this site: a foreign address would reveal the reader to a third party. */
function dropForeignPicture(element: Element): void {
  const addresses = [element.getAttribute('src'), ...(element.getAttribute('srcset')?.split(', ') ?? [])];
  const isForeign = addresses.some((address) => address !== null && !/^\/media\/[\w.-]+( \d+w)?$/.test(address));
  if (isForeign) element.remove();
}
