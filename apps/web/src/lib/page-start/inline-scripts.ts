/**
 * Finds the inline scripts that the router and the root route have put into the page, and removes the mark by which
 * they are known. The mark is drawn at random for each page and written like a nonce, so a script that got into the
 * page by way of its content cannot carry it, and its hash is never allowed. Without the mark the page can be cached.
 */
export function takeInlineScripts(html: string, mark: string): { html: string; inlineScripts: string[] } {
  const inlineScripts: string[] = [];
  // Found by the mark: to look at every tag of the page would take several times as long.
  const [first = '', ...others] = withoutMeta(html, mark).split(` nonce="${mark}"`);
  let unmarked = first;
  let before = first;
  for (const after of others) {
    unmarked += after;
    const startTag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'));
    before = after;
    if (!startTag.startsWith('<script')) continue;
    const text = after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
    const isData = /\btype="application\/(?:ld\+)?json"/.test(startTag);
    if (text !== '' && !isData) inlineScripts.push(text);
  }
  return { html: unmarked, inlineScripts };
}

/** The router also names the mark in the head. */
function withoutMeta(html: string, mark: string): string {
  const at = html.indexOf(`content="${mark}"`);
  if (at === -1) return html;
  return html.slice(0, html.lastIndexOf('<', at)) + html.slice(html.indexOf('>', at) + 1);
}
