import { isOnSite, toBodyEnv, type BlockToken, type Markdown } from './body-env.ts';

/**
 * Puts each table into a scrolling box that a keyboard can reach. A column's alignment is a class on the site, and a style
 * elsewhere. An empty head cell is not a heading.
 */
export function prepareTables(markdown: Markdown): void {
  markdown.core.ruler.push('tables', ({ tokens, env }) => {
    let isEmptyHead = false;
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'th_open') isEmptyHead = tokens[index + 1]?.content === '';
      if (token.type.startsWith('th_') && isEmptyHead) token.tag = 'td';
      if (isOnSite(toBodyEnv(env)) && (token.type === 'th_open' || token.type === 'td_open')) styleToClass(token);
    }
  });

  markdown.renderer.rules.table_open = (_tokens, _index, _options, env) =>
    isOnSite(toBodyEnv(env))
      ? '<div class="table-box" role="group" aria-label="Table" tabindex="0">\n<table>\n'
      : '<table>\n';
  markdown.renderer.rules.table_close = (_tokens, _index, _options, env) =>
    isOnSite(toBodyEnv(env)) ? '</table>\n</div>\n' : '</table>\n';
}

function styleToClass(cell: BlockToken): void {
  const [, alignment] = /^text-align:(left|center|right)$/.exec(String(cell.attrGet('style'))) ?? [];
  cell.attrs = alignment === undefined ? null : [['class', `align-${alignment}`]];
}
