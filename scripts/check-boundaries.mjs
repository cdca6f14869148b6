/** Which module may import which: the table in modules.mjs, enforced. */
import { posix } from 'node:path';
import { findImports } from './find-imports.mjs';
import { MODULES } from './modules.mjs';
import { isTest } from './read-sources.mjs';

/** @typedef {import('./modules.mjs').Row & { name: string }} Module name: with the feature's own name in place of * */

const PATTERNS = MODULES.flatMap((row) =>
  row.at.map((place) => {
    const source = place.replaceAll('.', '\\.').replaceAll('*', '([^/]+)');
    return { row, pattern: new RegExp(`^${source}${place.endsWith('/') ? '' : '$'}`) };
  }),
);

/**
 * @param {Map<string, string>} files each source's text by its path
 * @returns {string[]} a sentence for each violation
 */
export function checkBoundaries(files) {
  return [...files].flatMap(([file, text]) => {
    const from = moduleOf(file);
    if (from === undefined) {
      return [`${file}:1 belongs to no module; move it, or give its folder a row in scripts/modules.mjs.`];
    }
    return findImports(text).flatMap((found) => {
      const problem = checkImport(file, from, found, files);
      return problem === undefined ? [] : [`${file}:${found.line} imports ${found.specifier}${problem}`];
    });
  });
}

/**
 * @param {string} file
 * @param {Module} from
 * @param {import('./find-imports.mjs').Import} found
 * @param {Map<string, string>} files
 * @returns {string | undefined} the second half of a sentence
 */
function checkImport(file, from, { specifier, typeOnly }, files) {
  const isInTest = isTest(file);
  const target = resolve(specifier, file, files);
  if (target === undefined) {
    if (isInTest || from.libraries === undefined || specifier.startsWith('.')) return undefined;
    const library = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
    const { libraries } = from;
    return libraries.includes(library) ? undefined : `; ${from.name} may use no library but ${libraries.join(', ')}.`;
  }
  const to = moduleOf(target);
  if (to === undefined) return ', which belongs to no module; import a file of a known one.';
  if (to.name === from.name) return undefined;
  if (to.forTests && !isInTest && !from.forTests) return `; only tests may use ${to.module}.`;
  if (from.mayImport.includes(to.module)) return undefined;
  // A test may use every module of its own app to set up its world.
  if (isInTest && (to.forTests || workspaceOf(file) === workspaceOf(target))) return undefined;
  if (from.types?.includes(to.module)) {
    return typeOnly ? undefined : `; write "import type", since ${from.name} may use only the types of ${to.name}.`;
  }
  return `, but ${from.name} may not import ${to.name} (see scripts/modules.mjs).`;
}

/**
 * @param {string} file
 * @returns {Module | undefined}
 */
function moduleOf(file) {
  const tested = file.replace(/\.test(?=\.\w+$)/, '');
  for (const { row, pattern } of PATTERNS) {
    const match = pattern.exec(tested);
    if (match) return { ...row, name: row.module.replace('*', match[1] ?? '') };
  }
  return undefined;
}

/**
 * The source file that an import names; undefined for a library, and for what is not a source (styles, pictures).
 * @param {string} specifier
 * @param {string} importer
 * @param {Map<string, string>} files
 */
function resolve(specifier, importer, files) {
  const path = specifier.replace(/[?#].*$/, '');
  const [, name, inside] = /^@tideline\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  if (name !== undefined) {
    const parent = name === 'api' || name === 'web' ? 'apps' : 'packages';
    return `${parent}/${name}/src/${inside ?? 'index'}.ts`;
  }
  if (!path.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(importer), path);
  const found = [target, `${target}.ts`, `${target}.tsx`].find((candidate) => files.has(candidate));
  return found ?? (/\.(?:tsx?|mjs)$/.test(target) ? target : undefined);
}

/** @param {string} file */
function workspaceOf(file) {
  return file.split('/').slice(0, 2).join('/');
}
