/** Enforces the table in modules.mjs: which room may import which, and no import rings between rooms. */
import { posix } from 'node:path';
import { findImports } from './sources/find-imports.mjs';
import { findRings } from './sources/find-rings.mjs';
import { MODULES } from './modules.mjs';
import { isTest } from './sources/read-sources.mjs';

/**
 * @typedef {import('./modules.mjs').Row & { name: string, folder?: string }} Room name: with the feature's own name in place
 *   of *, or with the folder inside the module; folder: that folder
 * @typedef {{ file: string, line: number, specifier: string, from: Room, to: Room, typeOnly: boolean }} Crossing an import
 *   from one room by another
 */

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
  /** @type {Crossing[]} */
  const crossings = [];
  const problems = [...files].flatMap(([file, text]) => {
    const from = roomOf(file);
    if (from === undefined) {
      return [`${file}:1 belongs to no module; move it, or give its folder a place in scripts/modules.mjs.`];
    }
    return findImports(text).flatMap((found) => {
      const target = resolve(found.specifier, file, files);
      const to = target === undefined ? undefined : roomOf(target);
      if (to !== undefined && to.name !== from.name) crossings.push({ file, ...found, from, to });
      const problem = checkImport(file, from, found, target, to);
      return problem === undefined ? [] : [`${file}:${found.line} imports ${found.specifier}${problem}`];
    });
  });
  return [...problems, ...checkRings(crossings)];
}

/**
 * @param {string} file
 * @param {Room} from
 * @param {import('./sources/find-imports.mjs').Import} found
 * @param {string | undefined} target
 * @param {Room | undefined} to the target's
 * @returns {string | undefined} the second half of a sentence
 */
function checkImport(file, from, { specifier, typeOnly }, target, to) {
  const isInTest = isTest(file);
  if (target === undefined) {
    if (isInTest || from.libraries === undefined || specifier.startsWith('.')) return undefined;
    const library = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';
    const { libraries } = from;
    if (libraries.includes(library)) return undefined;
    return `; ${from.name} may use no library${libraries.length > 0 ? ` but ${libraries.join(', ')}` : ''}.`;
  }
  if (to === undefined) return ', which belongs to no module; import a file of a known one.';
  if (to.name === from.name) return undefined;
  if (to.forTests && !isInTest && !from.forTests) return `; only tests may use ${to.module}.`;
  if (isAllowed(from, to)) return undefined;
  // A test may use every module of its own app to set up its data.
  if (isInTest && (to.forTests || workspaceOf(file) === workspaceOf(target))) return undefined;
  if (names(from.types, to)) {
    return typeOnly ? undefined : `; write "import type", since ${from.name} may use only the types of ${to.name}.`;
  }
  return `, but ${from.name} may not import ${to.name} (see scripts/modules.mjs).`;
}

/**
 * @param {Room} from
 * @param {Room} to
 */
function isAllowed(from, to) {
  if (from.folder === undefined || from.module !== to.module) return names(from.mayImport, to);
  return from.folders?.[from.folder]?.includes(to.folder ?? '') ?? false;
}

/**
 * @param {string[] | undefined} list of modules and rooms
 * @param {Room} room
 */
function names(list, room) {
  return list !== undefined && (list.includes(room.module) || list.includes(room.name));
}

/**
 * Finds rings of imports. Imports in tests, and imports that are permitted as types only, do not count.
 * @param {Crossing[]} crossings
 */
function checkRings(crossings) {
  const counted = crossings.filter(
    ({ file, from, to, typeOnly }) => !isTest(file) && !from.forTests && !(typeOnly && names(from.types, to)),
  );
  return findRings(counted.map(({ from, to }) => ({ from: from.name, to: to.name }))).map((ring) => {
    const imports = ring.map((name, at) => {
      const next = ring[(at + 1) % ring.length];
      const found = counted.find(({ from, to }) => from.name === name && to.name === next);
      return `${found?.file}:${found?.line} imports ${found?.specifier}`;
    });
    const path = [...ring, ring[0]].join(' -> ');
    return `${path} is a ring of folders (${imports.join('; ')}); move down what they share, or up what joins them.`;
  });
}

/**
 * @param {string} file
 * @returns {Room | undefined}
 */
function roomOf(file) {
  const tested = file.replace(/\.test(?=\.\w+$)/, '');
  for (const { row, pattern } of PATTERNS) {
    const match = pattern.exec(tested);
    if (!match) continue;
    if (row.folders === undefined) return { ...row, name: row.module.replace('*', match[1] ?? '') };
    const folder = tested.slice(match[0].length).replace(/\/.*/, '');
    return Object.hasOwn(row.folders, folder) ? { ...row, name: `${row.module}/${folder}`, folder } : undefined;
  }
  return undefined;
}

/**
 * The source file that an import refers to; undefined for a library, and for a file that is not a source (styles, pictures).
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
