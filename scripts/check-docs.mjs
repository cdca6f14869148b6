/**
 * The documents must be true: links lead somewhere, named files and commands exist, every setting is described, every
 * decision has its three parts, and the domain's exports explain themselves.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What pnpm and npm can do by themselves; any other word after them is a script of package.json. */
const BUILT_IN = new Set(
  'add audit ci config dlx exec help install licenses link list outdated pack prune rebuild remove root store unlink update version view why'.split(
    ' ',
  ),
);
/** Folders at the root whose paths are checked wherever a document names one. */
const PATH = /^(?:apps|packages|docs|scripts|\.github|\.ci)(?:\/[\w.$@-]+)*\/?$/;
const DERIVED_TYPE = /^export type \w+ = (?:z\.\w+<|keyof |\()?typeof \w+/;
const MADE_LATER = /(?:^|\/)(?:dist|node_modules)(?:\/|$)/;

/**
 * @param {string} file path of the document from the root
 * @param {string} text
 * @param {{ exists: (path: string) => boolean, read: (path: string) => string }} house
 * @returns {string[]} a sentence for each link or path that leads nowhere
 */
export function checkPlaces(file, text, { exists, read }) {
  const problems = [];
  for (const { line, prose } of linesOf(text)) {
    const links = [...prose.matchAll(/\]\(([^()\s]+)(?:\s"[^"]*")?\)|(?:src|href)="([^"]+)"/g)];
    for (const target of links.map((match) => match[1] ?? match[2] ?? '')) {
      if (/^[a-z]+:|^\/\//i.test(target)) continue; // another site, mailto
      const [path = '', anchor] = target.split('#');
      const place = path === '' ? file : posix.join(posix.dirname(file), decodeURIComponent(path));
      if (!exists(place)) problems.push(`${file}:${line} links to ${target}, which does not exist; correct the link.`);
      else if (anchor && place.endsWith('.md') && !anchorsOf(place === file ? text : read(place)).has(anchor)) {
        problems.push(`${file}:${line} links to ${target}, but there is no such heading; correct the link.`);
      }
    }
  }
  for (const { line, code } of linesOf(text)) {
    const words = code.flatMap((piece) => piece.split(/\s+/));
    for (const path of words.filter((word) => PATH.test(word) && !MADE_LATER.test(word))) {
      if (!exists(path)) problems.push(`${file}:${line} names ${path}, which does not exist; correct the path.`);
    }
  }
  return problems;
}

/** Below these the table of docs/security.md names its sources. */
const SOURCE_ROOTS = ['', 'apps/api/src/', 'apps/web/src/', 'apps/e2e/'];

/**
 * @param {string} file
 * @param {string} text of a document that names sources by their path inside of an app
 * @param {(path: string) => boolean} exists
 * @returns {string[]} a sentence for each source or test that is not there
 */
export function checkSources(file, text, exists) {
  return linesOf(text).flatMap(({ line, code }) =>
    code
      .filter((name) => /^[\w./-]+\.(?:tsx?|mjs)$/.test(name) && !SOURCE_ROOTS.some((root) => exists(root + name)))
      .map((name) => `${file}:${line} names ${name}, which does not exist; correct the path.`),
  );
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Set<string>} scripts the scripts of the root's package.json
 */
export function checkCommands(file, text, scripts) {
  return linesOf(text).flatMap(({ line, code }) =>
    code
      .flatMap((piece) => [...piece.matchAll(/(?:^|[\s(])p?npm (?:run )?([a-z][\w:-]*)/g)])
      .map((match) => match[1] ?? '')
      .filter((name) => !BUILT_IN.has(name) && !scripts.has(name))
      .map(
        (name) => `${file}:${line} names the command "${name}", which package.json does not have; correct one of them.`,
      ),
  );
}

/**
 * The settings have three lists: the code's, the example's and the README's. They must be one.
 * @param {{ source: string, example: string, readme: string }} texts source: apps/api/src/env.ts
 */
export function checkSettings({ source, example, readme }) {
  const schema = /z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(source)?.[1] ?? '';
  const lists = {
    'apps/api/src/env.ts': namesIn(schema, /^ {2}([A-Z][A-Z0-9_]*):/gm),
    '.env.example': namesIn(example, /^(?:# ?)?([A-Z][A-Z0-9_]*)=/gm),
    "the README's table of settings": namesIn(readme, /^\| *`([A-Z][A-Z0-9_]*)`/gm),
  };
  const all = new Set(Object.values(lists).flatMap((list) => Array.from(list)));
  return [...all].flatMap((name) =>
    Object.entries(lists)
      .filter(([, list]) => !list.has(name))
      .map(([place]) => `The setting ${name} is missing in ${place}; add it there, or remove it everywhere.`),
  );
}

/**
 * @param {string} file
 * @param {string} text
 */
export function checkDecision(file, text) {
  const problems = [];
  if (!/^\d{3}-[a-z0-9-]+\.md$/.test(posix.basename(file))) {
    problems.push(`${file}:1 is not named like 001-what-was-decided.md; rename it.`);
  }
  for (const heading of ['Context', 'Decision', 'Consequences']) {
    if (!new RegExp(`^#+ ${heading}\\b`, 'm').test(text))
      problems.push(`${file}:1 has no heading "${heading}"; add it.`);
  }
  return problems;
}

/**
 * Every export says what its types cannot. A type derived from a schema or a list of values is explained there.
 * @param {string} file
 * @param {string} text
 */
export function checkDocComments(file, text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = /^export (?:declare |abstract |async )*(?:const|let|function\*?|type|interface|class|enum) (\w+)/.exec(
      line,
    )?.[1];
    if (name === undefined || lines[index - 1]?.trimEnd().endsWith('*/') || DERIVED_TYPE.test(line)) return [];
    return [`${file}:${index + 1} exports ${name} without a comment; say above it what the types cannot.`];
  });
}

/**
 * Each line with its prose (code taken out) and its code: the code spans, or in a fence the whole line.
 * @param {string} text
 * @returns {{ line: number, prose: string, code: string[] }[]}
 */
function linesOf(text) {
  let isFenced = false;
  return text.split('\n').map((content, index) => {
    const line = index + 1;
    if (/^\s*(?:```|~~~)/.test(content)) {
      isFenced = !isFenced;
      return { line, prose: '', code: [] };
    }
    if (isFenced) return { line, prose: '', code: [content] };
    const spans = [...content.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    return { line, prose: content.replace(/`[^`]+`/g, ''), code: spans };
  });
}

/**
 * The anchors a Markdown page has on GitHub.
 * @param {string} text
 */
function anchorsOf(text) {
  const headings = [...text.matchAll(/^#+ +(.+?) *$/gm)].map((match) => match[1] ?? '');
  return new Set(
    headings.map((heading) =>
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
  return new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''));
}

function checkDocs() {
  const root = new URL('../', import.meta.url);
  const house = {
    exists: (/** @type {string} */ path) => existsSync(new URL(path, root)),
    read: (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8'),
  };
  /** @type {(folder: string, ending: string) => string[]} */
  const filesBelow = (folder, ending) =>
    readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return filesBelow(`${folder}${entry.name}/`, ending);
      return entry.name.endsWith(ending) ? [`${folder}${entry.name}`] : [];
    });

  const scripts = new Set(Object.keys(JSON.parse(house.read('package.json')).scripts));
  const documents = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs/', '.md')];
  const decisions = documents.filter((file) => file.startsWith('docs/decisions/'));
  const missing = ['README.md', 'CONTRIBUTING.md', '.env.example'].filter((file) => !house.exists(file));
  if (missing.length > 0) return missing.map((file) => `${file} is missing; write it.`);

  return [
    ...documents.flatMap((file) => checkPlaces(file, house.read(file), house)),
    ...checkSources('docs/security.md', house.read('docs/security.md'), house.exists),
    ...documents.flatMap((file) => checkCommands(file, house.read(file), scripts)),
    ...checkSettings({
      source: house.read('apps/api/src/env.ts'),
      example: house.read('.env.example'),
      readme: house.read('README.md'),
    }),
    ...decisions.flatMap((file) => checkDecision(file, house.read(file))),
    ...filesBelow('packages/domain/src/', '.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => checkDocComments(file, house.read(file))),
  ];
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = checkDocs();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
