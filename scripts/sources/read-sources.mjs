import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.mjs';

const SOURCE = /\.(?:tsx?|mjs)$/;
/** Generated files, and tests of checks, which contain what the checks refuse. */
const OTHER = /\.gen\.ts$|^scripts\/check-\w+\.test\.mjs$/;
const SKIPPED = new Set(['node_modules', 'dist', '.turbo', '.tanstack', 'test-results']);

/**
 * Reads every hand-written source of the repository, tracked by git or not: text by path from the root, with forward slashes.
 * @returns {Map<string, string>}
 */
export function readSources() {
  const paths = [
    ...listFiles('apps'),
    ...listFiles('packages'),
    ...listFiles('scripts'),
    ...listFiles('bench'),
    'vitest.config.ts',
  ];
  const sources = paths.filter((path) => SOURCE.test(path) && !OTHER.test(path));
  return new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/**
 * @param {string} folder
 * @returns {string[]} the paths of all files below it, from the root
 */
export function listFiles(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) ? [] : listFiles(path);
  });
}

/** @param {string} path */
export function isTest(path) {
  return /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(path);
}
