/** Finds the imports of a TypeScript source without a parser, which is fast and sufficient for formatted code. */

/** @typedef {{ specifier: string, line: number, typeOnly: boolean }} Import */

const COMMENT_OR_TEMPLATE = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:\\.|[^`\\])*`/g;
const COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

const STATIC = /^[ \t]*(?:import|export)\s+(type\s)?(?:[\w$*{},\s]*?[\s}]from\s*)?(["'])([^"'\n]+)\2/gm;
const DYNAMIC = /\bimport\s*\(\s*(["'])([^"'\n]+)\1/g;

/**
 * @param {string} text
 * @returns {Import[]}
 */
export function findImports(text) {
  const code = blank(text, COMMENT_OR_TEMPLATE);
  return [
    ...[...code.matchAll(STATIC)].map((match) => toImport(code, match, match[3], match[1] !== undefined)),
    ...[...code.matchAll(DYNAMIC)].map((match) => toImport(code, match, match[2], false)),
  ];
}

/** Replaces comments by spaces, so that line numbers stay the same. @param {string} text */
export function withoutComments(text) {
  return blank(text, COMMENT);
}

/**
 * @param {string} text
 * @param {RegExp} pattern its first group is kept
 */
function blank(text, pattern) {
  return text.replace(pattern, (match, kept) => kept ?? match.replace(/[^\n]/g, ' '));
}

/**
 * @param {string} code
 * @param {RegExpMatchArray} match
 * @param {string | undefined} specifier
 * @param {boolean} typeOnly
 * @returns {Import}
 */
function toImport(code, match, specifier = '', typeOnly) {
  const end = (match.index ?? 0) + match[0].length; // on the specifier's own line
  return { specifier, line: code.slice(0, end).split('\n').length, typeOnly };
}
