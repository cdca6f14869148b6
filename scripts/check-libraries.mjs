/**
 * Checks that libraries are used as documented: no private properties (names that begin with _ or $_), no build plugin that
 * rewrites their source, no assignment to globals. Such code breaks without notice when a library is updated.
 */
import { withoutComments } from './find-imports.mjs';

const NAME = String.raw`\$?_\w+`;

/** The set-up of component tests, which may add globals that happy-dom lacks. */
const DOM_SETUP = 'apps/web/src/testing/dom-setup.ts';

/** @type {{ pattern: RegExp, says: string, files?: RegExp }[]} */
const RULES = [
  { pattern: new RegExp(String.raw`(?<!\.)\.(${NAME})`, 'g'), says: 'uses the private property' },
  {
    pattern: new RegExp(String.raw`(?<=[\w)\]?]\.?)\[(['"\`]${NAME}['"\`])\]`, 'g'),
    says: 'uses the private property',
  },
  {
    pattern: new RegExp(String.raw`\{(?:[^{}()]*,)?\s*(${NAME})\s*[,:=}][^{}()]*\}?\s*=[^=>]`, 'g'),
    says: 'takes the private property',
  },
  {
    pattern:
      /(?<![.\w])((?:globalThis|global|window|self)(?:\.(?!location\b)[$\w]+|\[[^\]]+\]))\s*(?:\?\?|\|\||&&|[-+])?=(?![=>])/g,
    says: 'assigns to the global',
  },
  { pattern: /\bdelete\s+((?:globalThis|window|Error)[.[][$\w'"]+)/g, says: 'deletes from the global' },
  { pattern: /(?<![.\w])([A-Z]\w+\.prototype\.\w+)\s*=(?![=>])/g, says: 'assigns to' },
  { pattern: /\b(Error\.(?:stackTraceLimit|prepareStackTrace))\s*=(?!=)/g, says: 'assigns to the global' },
  {
    pattern: /\bObject\.(?:assign|defineProperty|defineProperties)\(\s*(globalThis|global|window|\w+\.prototype)\b/g,
    says: 'changes',
  },
  {
    files: /^apps\/[^/]+\/(?:scripts\/|\w+\.config\.ts$)/,
    pattern: /^\s*(?:async\s+)?((?:transform|load|renderChunk)\b)\s*[(:]/gm,
    says: 'rewrites the source of modules in its hook',
  },
];

/**
 * @param {Map<string, string>} files each source's text by its path
 * @returns {string[]} a sentence for each violation
 */
export function checkLibraries(files) {
  return [...files].flatMap(([file, text]) => {
    if (file === DOM_SETUP) return [];
    const code = withoutComments(text);
    return RULES.filter((rule) => rule.files?.test(file) ?? true).flatMap(({ pattern, says }) =>
      [...code.matchAll(pattern)].map((match) => {
        const line = code.slice(0, match.index).split('\n').length;
        return `${file}:${line} ${says} ${match[1]}; use what the library documents.`;
      }),
    );
  });
}
