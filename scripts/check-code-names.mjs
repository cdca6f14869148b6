/**
 * Checks that documents name only what exists: files, folders, functions, types, columns and settings. A name is a word in
 * backticks that is a path or has the case of an identifier. In a fence only paths are checked.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutComments } from './sources/find-imports.mjs';
import { root } from './processes.mjs';
import { listFiles } from './sources/read-sources.mjs';

const OWN_FILE = 'scripts/check-code-names.mjs';
const DOCUMENT = /^(?:CONTRIBUTING|CHANGELOG|SECURITY)\.md$|(?:^|\/)README\.md$|^docs\/.*\.md$/;
/** Names of other programs and of SQL, files that exist at run time only, and commit scopes. */
const FOREIGN = new Set(
  (
    'pg_dump ts_rank NODE_OPTIONS inlineCss optimizeLegibility io_uring NORMAL IMMEDIATE VACUUM SKIP ' +
    '.tools .tools/bin .env deploy/.env erasures.json sbom.cdx.json api/posts web/dashboard'
  ).split(' '),
);
/** camelCase, PascalCase of two words, snake_case and SCREAMING_CASE. */
const NAME = /(?<![\w$-])(?:[a-z]+[A-Z]|[A-Z][a-z0-9]+[A-Z]|[A-Za-z0-9]+_|[A-Z]{4})\w*(?![\w$-])/g;
const PATH = /^(?!\.\/)[\w.*-]+(?:\/[\w.$*-]+)*\/?$/;
const FILE = /[\w-]\.(?:tsx?|mjs|json|md|css|ya?ml|service|lua|html)$/;
/** Media types, time zones, settings that contain a folder, and output of a build or a running site. */
const OTHER_PATH =
  /^(?:text|image|application|multipart|message|America|Europe|data|[A-Z_]+)\/|(?:^|\/)(?:dist|node_modules)(?:\/|$)/;

/** @typedef {{ names: Set<string>, paths: string[] }} Known */

/**
 * @param {Map<string, string>} sources
 * @returns {string[]} a sentence for each violation
 */
export function checkCodeNames(sources) {
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  const folders = ['apps', 'bench', 'deploy', 'docs', 'packages', 'scripts', '.ci', '.github'];
  const paths = [...files.map(({ name }) => name), ...folders.flatMap(listFiles)];
  const settings = paths.filter((path) => /^(?:package\.json|tsconfig|\.env\.example|\.ci\/|deploy\/)/.test(path));
  const code = [...sources].filter(([file]) => file !== OWN_FILE).map(([, text]) => text);
  const known = { names: findNames([...code, ...settings.map(readText)]), paths };
  return paths
    .filter((path) => DOCUMENT.test(path))
    .flatMap((path) => findUnknown(path, path === 'CHANGELOG.md' ? unreleased(readText(path)) : readText(path), known));
}

/** The names in code. A name that occurs in comments only does not count. @param {string[]} texts */
export function findNames(texts) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const text of texts) for (const name of withoutComments(text).match(NAME) ?? []) names.add(name);
  return names;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Known} known
 */
export function findUnknown(file, text, { names, paths }) {
  let isFenced = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isFenced = !isFenced;
    const spans = isFenced ? [line] : [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    return spans
      .flatMap((span) => span.split(/[\s(),;]+/))
      .filter((word) => !OTHER_PATH.test(word))
      .flatMap((word) => {
        if (isPath(word)) return exists(word, paths) ? [] : [word];
        return isFenced ? [] : (word.match(NAME) ?? []).filter((name) => !names.has(name));
      })
      .filter((name) => !FOREIGN.has(name.replace(/\/$/, '')))
      .map((name) => `${file}:${index + 1} names ${name}, which does not exist; correct the name.`);
  });
}

/** @param {string} word */
function isPath(word) {
  return PATH.test(word) && (word.includes('/') || FILE.test(word));
}

/**
 * Whether a file or folder has this path below any folder; `*` stands for any part of a name.
 * @param {string} path
 * @param {string[]} paths
 */
function exists(path, paths) {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.$]/g, String.raw`\$&`)
    .replace(/\*/g, '[^/]*');
  const place = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  return paths.some((known) => place.test(known));
}

/** @param {string} path */
function readText(path) {
  return readFileSync(join(root, path), 'utf8');
}

/** The unreleased part of the changelog; the other parts describe the code at their time. @param {string} changelog */
function unreleased(changelog) {
  return changelog.split(/^## (?!Unreleased)/m, 1)[0] ?? '';
}
