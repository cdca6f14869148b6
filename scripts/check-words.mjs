/**
 * Checks the English of the texts that people read: pages, staff area, mails, answers and descriptions of the API, commands,
 * labels of the domain, and documents. One word for each thing (inquiry, canceled, email), and no phrase that reads translated.
 * Names in code, event types, paths and comments keep their words.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proseOf, textsOf } from './sources/find-texts.mjs';
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

/** @param {string} file @param {import('./sources/find-texts.mjs').Text[]} texts */
export function findRefused(file, texts) {
  return texts.flatMap(({ line, text }) =>
    REFUSED.flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(withoutNames(text)) ?? [];
      return found === undefined ? [] : [`${file}:${line} says “${found}”; write: ${instead}.`];
    }),
  );
}

/** Removes code spans, inserted values, addresses, event types, options and names of code. @param {string} text */
function withoutNames(text) {
  return text
    .replace(/`[^`]*`|\$\{[^}]*\}|\]\([^)]*\)|<[^>]*>/g, ' ')
    .replace(/\S*(?:\w[._/]|\/|--)\w\S*|\b[a-z]+[A-Z]\w*/g, ' ');
}
