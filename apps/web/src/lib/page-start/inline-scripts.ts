/**
 * Extracts the page's own inline scripts, for the Content-Security-Policy, and removes their nonce, so that the page
 * can be cached. The nonce is random for each render: a script injected by the page's content cannot carry it, so its
 * hash is never allowed.
 */
export function takeInlineScripts(page: Buffer, nonce: string): { html: Buffer; inlineScripts: string[] } {
  const html: Buffer[] = [];
  const inlineScripts: string[] = [];
  let start = 0;
  for (let at = page.indexOf(nonce); at !== -1; at = page.indexOf(nonce, start)) {
    const tagStart = page.lastIndexOf('<', at);
    html.push(page.subarray(start, tagStart));
    start = page.indexOf('>', at) + 1;
    const tag = page.toString('utf8', tagStart, start);
    if (tag.startsWith('<meta property="csp-nonce"')) continue; // the router repeats the nonce in it
    html.push(Buffer.from(tag.replace(` nonce="${nonce}"`, '')));
    if (!tag.startsWith('<script')) continue;
    const text = page.toString('utf8', start, page.indexOf('</script>', start));
    if (text !== '') inlineScripts.push(text);
  }
  html.push(page.subarray(start));
  return { html: Buffer.concat(html), inlineScripts };
}
