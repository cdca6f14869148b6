import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.mjs';
import { listFiles } from './sources/read-sources.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

test('every package, the code and the newest entry of the changelog have the same version', () => {
  const packages = [
    'package.json',
    ...['apps', 'packages', 'bench'].filter((folder) => existsSync(join(root, folder))).flatMap(listFiles),
  ].filter((file) => /(?:^|\/)package\.json$/.test(file));
  const versions = packages.map((file) => [file, JSON.parse(read(file)).version]);
  const [, version] = /VERSION = '(.*)'/.exec(read('packages/domain/src/site/version.ts')) ?? [];
  expect(versions).toEqual(packages.map((file) => [file, version]));
  expect(versions.length).toBeGreaterThan(4);
  expect(/^## (\S+) - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});
