import { parseCodeLanguage, type CodeLanguage } from '@tideline/domain/post/code-language';
import { isOnSite, toBodyEnv, type BlockToken, type Markdown } from './body-env.ts';

/** Code beyond it, counted over a whole body, is shown without colors. */
const HIGHLIGHTED_CHARACTERS = 20_000;
/** What a block counts at least: the work for a block is more than that for its characters. */
const LEAST_CHARACTERS = 100;

/** Code of a body, before it is highlighted. */
export type CodeBlock = { token: BlockToken; language: CodeLanguage };

/** Fenced code has its highlighted HTML from the environment; the box of a long line can be scrolled with the keyboard. */
export function showCodeBlocks(markdown: Markdown): void {
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.fence = (tokens, index, _options, env) => {
    const token = tokens[index];
    if (!token) return '';
    const { highlighted } = toBodyEnv(env);
    const language = parseCodeLanguage(token.info);
    const attributes = language === null ? '' : ` class="language-${language}"`;
    const html = highlighted.get(token) ?? escapeHtml(token.content);
    return `<pre${boxAttributes(toBodyEnv(env))}><code${attributes}>${html}</code></pre>\n`;
  };
  markdown.renderer.rules.code_block = (tokens, index, _options, env) =>
    `<pre${boxAttributes(toBodyEnv(env))}><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
}

function boxAttributes(env: Parameters<typeof isOnSite>[0]): string {
  return isOnSite(env) ? ' tabindex="0"' : '';
}

/** The code to highlight, from the beginning of the body. */
export function findCodeBlocks(tokens: BlockToken[]): CodeBlock[] {
  let characters = 0;
  return tokens.flatMap((token) => {
    const language = token.type === 'fence' ? parseCodeLanguage(token.info) : null;
    if (language === null) return [];
    characters += Math.max(LEAST_CHARACTERS, token.content.length);
    return characters <= HIGHLIGHTED_CHARACTERS ? [{ token, language }] : [];
  });
}
