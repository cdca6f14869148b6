/**
 * Checks that libraries are used as documented: no private properties (names that begin with _ or $_), no build plugin that
 * rewrites their source, no assignment to globals. Such code breaks without notice when a library is updated. And that
 * screens leave to the query client and to staff/kit what these do for all of them.
 */
import { withoutComments } from './sources/find-imports.mjs';

/** Text that the web app contains at most this often, for exceptions. */
const BY_KIT = [
  { text: 'refetchOnMount', max: 5, says: 'a component fetches when it mounts' },
  { text: '{...control}', max: 15, says: 'use TextField or a field of staff/kit' },
];
const WEB_APP = /^apps\/web\/src\/(?!.*\.test\.)/;

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
  const problems = [...files].flatMap(([file, text]) => {
    if (file === DOM_SETUP) return [];
    const code = withoutComments(text);
    return RULES.filter((rule) => rule.files?.test(file) ?? true).flatMap(({ pattern, says }) =>
      [...code.matchAll(pattern)].map((match) => {
        const line = code.slice(0, match.index).split('\n').length;
        return `${file}:${line} ${says} ${match[1]}; use what the library documents.`;
      }),
    );
  });
  return [...problems, ...checkKit(files)];
}

/** @param {Map<string, string>} files */
function checkKit(files) {
  const app = [...files].filter(([file]) => WEB_APP.test(file)).map(([, text]) => text);
  return BY_KIT.flatMap(({ text, max, says }) => {
    const count = app.reduce((sum, source) => sum + source.split(text).length - 1, 0);
    return count > max ? [`apps/web/src contains ${text} ${count} times, more than ${max}: ${says}.`] : [];
  });
}
