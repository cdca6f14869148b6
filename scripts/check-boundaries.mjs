/**
 * Who may import whom, and how files are named and sized: the plan of the house, checked by a machine.
 */
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findImports } from './find-imports.mjs';
import { ROOMS } from './rooms.mjs';

/** Only tests may use them. */
const TESTING_ROOMS = new Set(['api/testing', 'web/testing']);

const MAX_LINES = 300;
const MAX_TEST_LINES = 500;
const ANY_LENGTH = /^apps\/web\/src\/content\/|^apps\/api\/src\/sample\/|\.gen\.ts$/;
const EMPTY_NAMES = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc']);
const TEST_FILE = /\.(test|spec)\.tsx?$/;

/**
 * @param {Map<string, string>} files each source's text by its path from the root, with forward slashes
 * @returns {string[]} a sentence for each break of a rule; empty when the house is in order
 */
export function checkBoundaries(files) {
  return [...files].flatMap(([file, text]) => checkFile(file, text).concat(checkImports(file, text, files)));
}

/**
 * @param {string} file
 * @param {string} text
 */
function checkFile(file, text) {
  const problems = [];
  if (roomOf(file) === undefined) {
    problems.push(`${file}:1 belongs to no room; move it into one, or give its folder a row in scripts/rooms.mjs.`);
  }
  const lines = text.trimEnd().split('\n').length;
  const limit = TEST_FILE.test(file) ? MAX_TEST_LINES : MAX_LINES;
  if (lines > limit && !ANY_LENGTH.test(file)) {
    problems.push(`${file}:${limit} has ${lines} lines, more than ${limit}; give a part of it a file of its own.`);
  }
  const names = file.split('/');
  if (/^index\.\w+$/.test(names.at(-1) ?? '') && !file.startsWith('apps/web/src/routes/')) {
    problems.push(`${file}:1 is called index; name it for its one job and import that file by its name.`);
  }
  const empty = names.flatMap((name) => name.split(/[-._]/)).find((word) => EMPTY_NAMES.has(word));
  if (empty !== undefined) {
    problems.push(`${file}:1 is called "${empty}", which says nothing; name it for its one job.`);
  }
  return problems;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Map<string, string>} files
 */
function checkImports(file, text, files) {
  const from = roomOf(file);
  if (from === undefined) return [];
  const isTest = TEST_FILE.test(file);

  return findImports(text).flatMap(({ specifier, line, typeOnly }) => {
    const where = `${file}:${line}`;
    const target = resolve(specifier, file, files);
    if (target === undefined) {
      const library = from.libraries && !specifier.startsWith('.') && !isTest ? libraryOf(specifier) : undefined;
      return library === undefined || from.libraries?.includes(library)
        ? []
        : [`${where} imports ${specifier}; ${from.name} may use no library but ${from.libraries?.join(', ')}.`];
    }

    const to = roomOf(target);
    if (to === undefined)
      return [`${where} imports ${specifier}, which belongs to no room; import a file of a known room.`];
    if (to.name === from.name) return [];
    if (TESTING_ROOMS.has(to.room)) {
      return isTest
        ? []
        : [`${where} imports ${specifier}; only tests may use ${to.room}, so move what you need out of it.`];
    }
    if (from.mayImport.includes(to.room)) return [];
    // A test may set up its world with any room of its own app, but reaches no deeper into another one.
    if (isTest && appOf(file) === appOf(target)) return [];
    if (from.types?.includes(to.room)) {
      return typeOnly
        ? []
        : [`${where} imports values from ${to.name}; write "import type", since ${from.name} may use its types only.`];
    }
    return [
      `${where} imports ${specifier}, but ${from.name} may not import from ${to.name}; ` +
        'let the two meet in a room to the right of both, or move what they share to the left (see scripts/rooms.mjs).',
    ];
  });
}

/** @typedef {(typeof ROOMS)[number] & { name: string }} Room name: with the feature's own name in place of * */

/**
 * @param {string} file
 * @returns {Room | undefined}
 */
function roomOf(file) {
  const tested = file.replace(/\.test(?=\.tsx?$)/, '');
  for (const row of ROOMS) {
    for (const place of row.at) {
      const match = placePattern(place).exec(tested);
      if (match) return { ...row, name: row.room.replace('*', match[1] ?? '') };
    }
  }
  return undefined;
}

/** @type {Map<string, RegExp>} */
const patterns = new Map();

/** @param {string} place */
function placePattern(place) {
  let pattern = patterns.get(place);
  if (pattern === undefined) {
    const source = place.replace(/[.]/g, '\\.').replace(/\*/g, '([^/]+)');
    pattern = new RegExp(`^${source}${place.endsWith('/') ? '' : '$'}`);
    patterns.set(place, pattern);
  }
  return pattern;
}

/**
 * The source file that an import names; undefined for a library, and for what is not a source (styles, pictures).
 * @param {string} specifier
 * @param {string} importer
 * @param {Map<string, string>} files
 */
function resolve(specifier, importer, files) {
  const path = specifier.replace(/[?#].*$/, '');
  const ours = /^@tideline\/([^/]+)(?:\/(.*))?$/.exec(path);
  if (ours) {
    const [, name, inside] = ours;
    const parent = [...files.keys()].some((file) => file.startsWith(`apps/${name}/`)) ? 'apps' : 'packages';
    return `${parent}/${name}/src/${inside ?? 'index'}.ts`;
  }
  if (!path.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(importer), path);
  if (/\.m?tsx?$/.test(target)) return target;
  if (/\.\w+$/.test(target) && !files.has(`${target}.ts`) && !files.has(`${target}.tsx`)) return undefined;
  return files.has(`${target}.tsx`) ? `${target}.tsx` : `${target}.ts`;
}

/** @param {string} specifier */
function libraryOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @param {string} file */
function appOf(file) {
  return file.split('/').slice(0, 2).join('/');
}

/** Every source of the workspace, tracked or not. */
function readSources() {
  /** @type {Map<string, string>} */
  const files = new Map();
  const skipped = new Set(['node_modules', 'dist', '.turbo', '.tanstack', 'test-results']);
  const root = new URL('../', import.meta.url);

  /** @param {string} folder */
  function visit(folder) {
    for (const entry of readdirSync(new URL(folder, root), { withFileTypes: true })) {
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory() && !skipped.has(entry.name)) visit(`${path}/`);
      if (entry.isFile() && /\.m?tsx?$/.test(path) && !path.endsWith('.gen.ts')) {
        files.set(path, readFileSync(new URL(path, root), 'utf8'));
      }
    }
  }
  visit('apps/');
  visit('packages/');
  return files;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = checkBoundaries(readSources());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
