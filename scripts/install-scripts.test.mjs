import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.mjs';

const store = join(root, 'node_modules/.pnpm');

/** The folders of every installed package, including transitive ones. */
function installedPackages() {
  return readdirSync(store)
    .map((name) => join(store, name, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).flatMap((name) =>
        name.startsWith('@')
          ? readdirSync(join(folder, name)).map((own) => join(folder, name, own))
          : [join(folder, name)],
      ),
    );
}

/** @param {string} folder */
function runsOnInstall(folder) {
  const { scripts = {}, gypfile = true } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return (
    ['preinstall', 'install', 'postinstall'].some((script) => script in scripts) ||
    (gypfile && existsSync(join(folder, 'binding.gyp')))
  );
}

test('every package with an install script is named in pnpm-workspace.yaml, which says whether it may run', () => {
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, list = ''] = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(settings) ?? [];
  const named = [...list.matchAll(/^ {2}'?([^':]+)'?: (?:true|false)\b/gm)].map(([, name = '']) => name);
  expect(named).not.toEqual([]);
  const folders = installedPackages().filter((folder) => existsSync(join(folder, 'package.json')));
  expect(folders.length).toBeGreaterThan(200);
  const running = folders.filter(runsOnInstall).map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 13));
  expect([...new Set(running)].filter((name) => !named.includes(name))).toEqual([]);
});
