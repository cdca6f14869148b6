/** A program that highlights code; see `runHighlighting`. Languages are loaded on first use. */
import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { CodeLanguage } from '@tideline/domain/post/code-language';

/** The blocks of code of one body. */
export type HighlightRequest = { code: string; language: CodeLanguage }[];

const GRAMMARS: Record<CodeLanguage, () => Promise<{ default: Parameters<HighlighterCore['loadLanguage']>[0] }>> = {
  bash: () => import('shiki/langs/bash.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
};

/** Longer lines have no colors: a grammar's time may grow with the square of the length. */
const LINE_CHARACTERS = 500;

/** Colors are variables named after the role of a token, which become classes. */
const theme = createCssVariablesTheme({ name: 'roles', fontStyle: false });
const ROLE = /^var\(--shiki-token-([a-z-]+)\)$/;

const highlighter = createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine() });

export async function highlightCode(blocks: HighlightRequest): Promise<string[]> {
  return Promise.all(blocks.map(highlight));
}

async function highlight({ code, language }: HighlightRequest[number]): Promise<string> {
  const shiki = await highlighter;
  await shiki.loadLanguage((await GRAMMARS[language]()).default);
  const lines = shiki.codeToTokensBase(code, {
    lang: language,
    theme: theme.name ?? '',
    tokenizeMaxLineLength: LINE_CHARACTERS,
    tokenizeTimeLimit: 0, // `runHighlighting` limits the time
  });
  return lines.map(toHtml).join('\n');
}

function toHtml(line: ThemedToken[]): string {
  return line
    .map(({ content, color = '' }) => {
      const text = content
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
      const [, role] = ROLE.exec(color) ?? [];
      return role === undefined || content.trim() === '' ? text : `<span class="code-${role}">${text}</span>`;
    })
    .join('');
}
