/**
 * Checks the English of the texts that people read: pages, staff area, mails, answers and descriptions of the API, commands,
 * labels of the domain, and documents. One word for each thing (inquiry, canceled, email), and no phrase that reads translated.
 * Names in code, event types, paths and comments keep their words.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutComments } from './sources/find-imports.mjs';
import { root } from './processes.mjs';
import { isTest } from './sources/read-sources.mjs';

const SOURCE = /^(?:apps\/(?:api|web)\/src|packages\/domain\/src|packages\/api-client\/(?:src|scripts))\//;
/** Frozen code and test data. */
const OTHER_SOURCE = /\/(?:testing|migrations|released)\//;
const DOCUMENTS =
  'CHANGELOG.md README.md docs/deployment.md docs/features.md docs/webhooks.md packages/api-client/README.md'.split(
    ' ',
  );

/** @type {[pattern: RegExp, instead: string][]} */
const REFUSED = [
  [/\benquir\w*/i, 'inquiry'],
  [/\bcancell(?:ed|ing)\b/i, 'canceled, canceling'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:this|a|test|the|by) mails?\b(?! (?:server|program|provider|client|domain))/i, 'email'],
  [/\bany more\b(?! \w+s\b)/i, 'no longer, anymore'],
  [/\bfor ever\b/i, 'forever, permanently'],
  [/\bthere is no such [\w ]+ of yours\b/i, 'This … no longer exists, or it is not yours'],
  [/\bsomebody else (?:has|changes)\b/i, 'Someone else saved …'],
  [/\bput the changes together\b/i, 'merge the changes'],
  [/\bis (?:no|nobody['’]s) (?:draft|spam|role|IP address|backup of)\b/i, 'is not a …'],
  [/\bbeside the week before\b/i, 'compared with the week before'],
  [/\b(?:did not|does not) arrive whole\b/i, 'did not arrive completely'],
  [/\bby itself\b|\bby themselves\b/i, 'automatically, on its own'],
  [/\bwithout robots\b/i, 'without bots'],
  [/\bwithout regard to case\b/i, 'case-insensitively'],
  [/\bwhat the mail has\b|\baddress of the colleague\b|\bhas asked for a call\b/i, 'a sentence with its subject first'],
  [/\bkeyboard keys\b/i, 'keyboard shortcuts'],
  [/\bgo on on\b/i, 'continue on'],
  [/\b(?:in|of) these days\b/i, 'in this period'],
  [/\bnow and never again\b/i, 'only once'],
  [/\bif it was not you, there is nothing to do\b|\bneed not do anything\b/i, 'no action is needed'],
];

/** @type {Record<string, string>} files with a refused word in a text, with the reason */
const EXCEPTIONS = {
  'apps/api/src/core/events/record-event.ts': 'a stored key of events that keep their order',
  'apps/api/src/doors/ops/site-jobs.ts': 'names of jobs in logs and metrics',
};

/**
 * @param {Map<string, string>} sources
 * @returns {string[]} a sentence for each violation
 */
export function checkWords(sources) {
  const code = [...sources].filter(([file]) => SOURCE.test(file) && !OTHER_SOURCE.test(file) && !isTest(file));
  return [
    ...code.flatMap(([file, text]) => findRefused(file, textsOf(text, file.endsWith('.tsx')))),
    ...DOCUMENTS.flatMap((file) => findRefused(file, proseOf(readFileSync(join(root, file), 'utf8')))),
  ].filter((problem) => !(problem.slice(0, problem.indexOf(':')) in EXCEPTIONS));
}

/** @typedef {{ line: number, text: string }} Text */

/** @param {string} file @param {Text[]} texts */
export function findRefused(file, texts) {
  return texts.flatMap(({ line, text }) =>
    REFUSED.flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(withoutNames(text)) ?? [];
      return found === undefined ? [] : [`${file}:${line} says “${found}”; write: ${instead}.`];
    }),
  );
}

const STRING = /(\bsql(?:<[^`]*?>)?)?(?:`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")/g;
/** What stands between two tags or inserted values, without the signs of code. */
const MARKUP_TEXT = /(?<=[>}])[^<>{}=;&|[\]]+(?=[<{])/g;

/**
 * The texts of a source that people can read: strings that have several words or a capital, and the text of markup.
 * @param {string} source
 * @param {boolean} [hasMarkup]
 */
export function textsOf(source, hasMarkup = false) {
  const code = withoutComments(source);
  const strings = [...code.matchAll(STRING)]
    .filter(([, sqlTag]) => sqlTag === undefined)
    .map(({ 0: string, index }) => ({ index: index + 1, text: string.slice(1, -1) }));
  const markup = code.replace(STRING, (string) => string.replace(/[^\n]/g, '_')).matchAll(MARKUP_TEXT);
  return [
    ...strings.filter(({ text }) => /[A-Za-z]{2}\S* \S*[a-zA-Z]|^[A-Z][a-z]+$/.test(text)),
    ...(hasMarkup ? markup.map(({ 0: text, index }) => ({ index, text })) : []),
  ].flatMap(({ index, text }) => {
    const line = code.slice(0, index).split('\n').length;
    return text.split('\n').map((part, at) => ({ line: line + at, text: part }));
  });
}

/** The lines of a document outside of fences. @param {string} document */
export function proseOf(document) {
  let isFenced = false;
  return document.split('\n').flatMap((text, at) => {
    const isFence = /^\s*(?:```|~~~)/.test(text);
    if (isFence) isFenced = !isFenced;
    return isFenced || isFence ? [] : [{ line: at + 1, text }];
  });
}

/** Removes code spans, inserted values, addresses, event types, options and names of code. @param {string} text */
function withoutNames(text) {
  return text
    .replace(/`[^`]*`|\$\{[^}]*\}|\]\([^)]*\)|<[^>]*>/g, ' ')
    .replace(/\S*(?:\w[._/]|\/|--)\w\S*|\b[a-z]+[A-Z]\w*/g, ' ');
}
