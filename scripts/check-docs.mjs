/**
 * Checks that documents are true: links and commands exist, every setting is described, decisions are listed and have their
 * standard parts, and the exports of the domain and of artwork have comments.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './processes.mjs';
import { isTest, listFiles } from './sources/read-sources.mjs';

/** The fields of answers have descriptions, which the API reference shows. */
const ANSWERS = /\.answer\.ts$/;
/** A type derived from a schema or a list, which has the comment instead. */
const DERIVED_TYPE = /^export type \w+ = (?:z\.\w+<|keyof |\()?typeof \w+/;
/** Pages about the same subject are merged, so that the decisions remain readable. */
const MAX_DECISIONS = 45;
const DECISIONS = 'docs/decisions/';
const EXPORT = /^export (?:declare |abstract |async )*(?:const|let|function\*?|type|interface|class|enum) (\w+)/;

/** @typedef {{ exists: (path: string) => boolean, read: (path: string) => string }} Files */

/**
 * @param {Map<string, string>} sources
 * @returns {string[]} a sentence for each violation
 */
export function checkDocs(sources) {
  const files = {
    exists: (/** @type {string} */ path) => existsSync(join(root, path)),
    read: (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8'),
  };
  const scripts = Object.keys(JSON.parse(files.read('package.json')).scripts);
  const documents = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs').filter((file) => file.endsWith('.md'))];
  const decisions = documents.filter((file) => file.startsWith(DECISIONS) && file !== `${DECISIONS}README.md`);
  const shared = [...sources].filter(([file]) => /^packages\/(?:artwork|domain)\/src\//.test(file) && !isTest(file));
  return [
    ...[...documents, 'CHANGELOG.md'].flatMap((file) => checkLinks(file, files)),
    ...[...documents.map((file) => /** @type {const} */ ([file, files.read(file)])), ...sources].flatMap(
      ([file, text]) => checkCommands(file, text, scripts),
    ),
    ...checkSettings(files),
    ...decisions.flatMap((file) => checkDecision(file, files.read(file))),
    ...checkDecisionList(decisions, files.read(`${DECISIONS}README.md`)),
    ...[...sources].flatMap(([file, text]) => checkDecisionNumbers(file, text, decisions)),
    ...shared.flatMap(([file, text]) => checkDocComments(file, text)),
  ];
}

/**
 * @param {string} file
 * @param {Files} files
 */
export function checkLinks(file, { exists, read }) {
  return proseOf(read(file)).flatMap((prose, index) => {
    const links = [...prose.matchAll(/\]\(([^()\s]+)(?:\s"[^"]*")?\)|(?:src|href)="([^"]+)"/g)];
    return links
      .map((match) => match[1] ?? match[2] ?? '')
      .filter((target) => {
        if (/^[a-z]+:|^\/\//i.test(target)) return false; // another site, mailto
        const [path = '', anchor] = target.split('#');
        const place = path === '' ? file : posix.join(posix.dirname(file), decodeURIComponent(path));
        return !exists(place) || (anchor && place.endsWith('.md') && !anchorsOf(read(place)).has(anchor));
      })
      .map((target) => `${file}:${index + 1} links to ${target}, which does not exist; correct the link.`);
  });
}

/**
 * Checks that commands exist and are written as in the README: `npm run check`, `npm test`, `npm start`.
 * @param {string} file
 * @param {string} text
 * @param {string[]} scripts of package.json
 */
export function checkCommands(file, text, scripts) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/(?<![\w/.-])(p?npm) (run )?([a-z][\w:-]*)/g)]
      .filter(([, program, isRun, name = '']) => {
        const isShort = name === 'start' || name === 'test';
        if (!scripts.includes(name)) return isRun !== undefined;
        return program === 'pnpm' || (isRun === undefined) !== isShort;
      })
      .map(([command]) => `${file}:${index + 1} has the command "${command}"; write it as the README does.`),
  );
}

/**
 * Checks that code, `.env.example` and README have the same settings.
 * @param {Pick<Files, 'read'>} files
 */
export function checkSettings({ read }) {
  const schema = /z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(read('apps/api/src/env.ts'))?.[1] ?? '';
  const lists = {
    'apps/api/src/env.ts': namesIn(schema, /^ {2}([A-Z][A-Z0-9_]*):/gm),
    '.env.example': namesIn(read('.env.example'), /^(?:# ?)?([A-Z][A-Z0-9_]*)=/gm),
    'the table of settings in README.md': namesIn(read('README.md'), /^\| *`([A-Z][A-Z0-9_]*)`/gm),
  };
  return [...new Set(Object.values(lists).flat())].flatMap((name) =>
    Object.entries(lists)
      .filter(([, list]) => !list.includes(name))
      .map(([place]) => `The setting ${name} is missing in ${place}; add it there, or remove it everywhere.`),
  );
}

/**
 * @param {string} file
 * @param {string} text
 */
export function checkDecision(file, text) {
  const [, number] = /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/.exec(file) ?? [];
  if (number === undefined) return [`${file} is not named like 001-what-was-decided.md; rename it.`];
  const parts = [`# ${number}: .+`, String.raw`Date: \d{4}-\d{2}-\d{2} · Status: .+`];
  parts.push('## Context', '## Decision', '## Consequences');
  return parts
    .filter((part) => !new RegExp(`^${part}`, 'm').test(text))
    .map((part) => `${file} has no line "${part}"; add it.`);
}

/**
 * Checks that the list links to every page. Each earlier number without a page needs a row that links to the page that took
 * over, or says that the number was never given.
 * @param {string[]} pages
 * @param {string} list
 */
export function checkDecisionList(pages, list) {
  const problems = [];
  if (pages.length > MAX_DECISIONS) {
    problems.push(`${DECISIONS} has ${pages.length} pages; merge some, so that there are at most ${MAX_DECISIONS}.`);
  }
  const names = pages.map((page) => page.slice(DECISIONS.length));
  const unlisted = names.filter((name) => !list.includes(`](${name})`));
  problems.push(...unlisted.map((name) => `${DECISIONS}README.md does not list ${name}; add it.`));

  const rows = [...list.matchAll(/^\| *(\d{3}(?:, \d{3})*) *\| *(?:never given|.*\]\(.+\).*) *\|$/gm)];
  const explained = new Set(rows.flatMap(([, numbers = '']) => numbers.split(', ')));
  const next = Number(/next page is number (\d{3})/.exec(list)?.[1] ?? 0);
  const numbers = Array.from({ length: next - 1 }, (_, index) => String(index + 1).padStart(3, '0'));
  const given = names.map((name) => name.slice(0, 3));
  if (!next || given.some((number) => Number(number) >= next)) {
    problems.push(`${DECISIONS}README.md does not say which number the next page gets ("next page is number 012").`);
  }
  const lost = numbers.filter((number) => !given.includes(number) && !explained.has(number));
  problems.push(...lost.map((number) => `${DECISIONS}README.md names no successor of page ${number}; add a row.`));
  return problems;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {string[]} pages
 */
export function checkDecisionNumbers(file, text, pages) {
  return [...text.matchAll(/\bdecisions?[ /](\d{3})\b/g)]
    .filter(([, number]) => !pages.some((page) => page.startsWith(DECISIONS + number)))
    .map(([, number]) => `${file} refers to decision ${number}, which has no page; name the page that took over.`);
}

/**
 * @param {string} file
 * @param {string} text
 */
export function checkDocComments(file, text) {
  if (ANSWERS.test(file)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = EXPORT.exec(line)?.[1];
    if (name === undefined || lines[index - 1]?.trimEnd().endsWith('*/') || DERIVED_TYPE.test(line)) return [];
    return [`${file}:${index + 1} exports ${name} without a comment; say above it what the types cannot.`];
  });
}

/** The lines outside of fences, without their code spans. @param {string} text */
function proseOf(text) {
  let isFenced = false;
  return text.split('\n').map((content) => {
    const isFence = /^\s*(?:```|~~~)/.test(content);
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced ? '' : content.replace(/`[^`]+`/g, '');
  });
}

/** The anchors of a Markdown page on GitHub. @param {string} text */
function anchorsOf(text) {
  return new Set(
    namesIn(text, /^#+ +(.+?) *$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function namesIn(text, pattern) {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}
