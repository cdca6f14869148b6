/**
 * Finds the inline scripts that the router and the root route have put into the page, and removes the mark by which
 * they are known. The mark is drawn at random for each page and written like a nonce, so a script that got into the
 * page by way of its content cannot carry it, and its hash is never allowed. Without the mark the page can be cached.
 */
export function takeInlineScripts(html: string, mark: string): { html: string; inlineScripts: string[] } {
  const inlineScripts: string[] = [];
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)) {
    const isData = /\btype="application\/(?:ld\+)?json"/.test(attributes);
    if (attributes.includes(`nonce="${mark}"`) && text !== '' && !isData) inlineScripts.push(text);
  }
  const unmarked = html
    .replace(new RegExp(`<meta\\b[^>]*content="${mark}"[^>]*>`), '')
    .replaceAll(` nonce="${mark}"`, '');
  return { html: unmarked, inlineScripts };
}
