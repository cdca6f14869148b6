import { isOnSite, metaOf, toBodyEnv, type BlockToken, type Markdown } from './body-env.ts';

/** The first line of a call-out, with its kind. */
const MARKER = /^\[!(NOTE|TIP|WARNING)\][ \t]*(?:\n|$)/i;
const LABELS: Record<string, string> = { note: 'Note', tip: 'Tip', warning: 'Warning' };

/** Turns a quote that begins with the line `[!NOTE]`, `[!TIP]` or `[!WARNING]` into a call-out, if anything follows. */
export function allowCallOuts(markdown: Markdown): void {
  markdown.core.ruler.after('block', 'call_outs', (state) => {
    const { tokens } = state;
    const openQuotes: BlockToken[] = [];
    const markers = new Set<BlockToken>();
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'blockquote_open') {
        openQuotes.push(token);
        const text = tokens[index + 2];
        const [marker = '', kind] = MARKER.exec(text?.content ?? '') ?? [];
        if (!text || kind === undefined || tokens[index + 1]?.type !== 'paragraph_open') continue;
        const isAlone = text.content === marker;
        if (isAlone && tokens[index + 4]?.type === 'blockquote_close') continue;
        Object.assign(token, { type: 'call_out_open', meta: { kind: kind.toLowerCase() } });
        text.content = text.content.slice(marker.length);
        if (isAlone) for (const removed of tokens.slice(index + 1, index + 4)) markers.add(removed);
      } else if (token.type === 'blockquote_close' && openQuotes.pop()?.type === 'call_out_open') {
        token.type = 'call_out_close';
      }
    }
    state.tokens = tokens.filter((token) => !markers.has(token));
  });

  markdown.renderer.rules.call_out_open = (tokens, index, _options, env) => {
    const kind = String(metaOf(tokens, index)['kind']);
    const label = LABELS[kind] ?? '';
    return isOnSite(toBodyEnv(env))
      ? `<div class="call-out call-out-${kind}" role="note">\n<p class="call-out-label">${label}</p>\n`
      : `<blockquote>\n<p><strong>${label}</strong></p>\n`;
  };
  markdown.renderer.rules.call_out_close = (_tokens, _index, _options, env) =>
    isOnSite(toBodyEnv(env)) ? '</div>\n' : '</blockquote>\n';
}
