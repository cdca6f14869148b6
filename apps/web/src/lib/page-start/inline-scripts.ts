/**
 * The text of the page's own inline scripts, for the Content-Security-Policy, and the page without their nonce. The nonce
 * is random for each render, so a script that gets into the page with its content cannot carry it, and its hash is never
 * allowed. Without the nonce the page can be cached.
 */
export function takeInlineScripts(html: string, nonce: string): { html: string; inlineScripts: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const scripts = html.matchAll(new RegExp(`<script(?: [^>]*)?${attribute}[^>]*>(.*?)</script>`, 'gs'));
  return {
    // The router also writes the nonce into a <meta>.
    html: html.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(attribute, ''),
    inlineScripts: [...scripts].map(([, text = '']) => text).filter((text) => text !== ''),
  };
}
