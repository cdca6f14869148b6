import type { SafeHtml } from './trust-page-html.ts';

/**
 * Safe HTML of what the server sent, for pages that the browser renders itself. The server's HTML is safe by
 * construction; this is the second line. On the server there is nothing to do: it has just made the HTML.
 */
export async function sanitiseHtml(html: string): Promise<SafeHtml> {
  if (typeof window === 'undefined') return html;
  const { default: purify } = await import('dompurify');
  purify.removeHook('afterSanitizeAttributes');
  purify.addHook('afterSanitizeAttributes', dropForeignPicture);
  return purify.sanitize(html, { USE_PROFILES: { html: true }, ADD_ATTR: ['target'], RETURN_TRUSTED_TYPE: true });
}

/** Pictures in a text are our own uploads: any other address would tell a stranger who reads it. */
function dropForeignPicture(element: Element): void {
  const addresses = [element.getAttribute('src'), ...(element.getAttribute('srcset')?.split(', ') ?? [])];
  const isForeign = addresses.some((address) => address !== null && !/^\/media\/[\w.-]+( \d+w)?$/.test(address));
  if (isForeign) element.remove();
}
