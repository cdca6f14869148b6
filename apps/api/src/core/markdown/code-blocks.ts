import { parseCodeLanguage, type CodeLanguage } from '@tideline/domain/post/code-language';
import { isOnSite, toBodyEnv, type BlockToken, type Markdown } from './body-env.ts';

/** Code beyond this number of characters in a body is shown without colors. */
const HIGHLIGHTED_CHARACTERS = 20_000;
/** The minimum count of a block, whose overhead exceeds the work for its characters. */
const LEAST_CHARACTERS = 100;

/** A code block before highlighting. */
export type CodeBlock = { token: BlockToken; language: CodeLanguage };

/** Takes the highlighted HTML of fenced code from the environment; the box of a long line scrolls by keyboard. */
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

/** The code to highlight, counted from the beginning of the body. */
export function findCodeBlocks(tokens: BlockToken[]): CodeBlock[] {
  let characters = 0;
  return tokens.flatMap((token) => {
    const language = token.type === 'fence' ? parseCodeLanguage(token.info) : null;
    if (language === null) return [];
    characters += Math.max(LEAST_CHARACTERS, token.content.length);
    return characters <= HIGHLIGHTED_CHARACTERS ? [{ token, language }] : [];
  });
}
