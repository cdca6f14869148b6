/**
 * Builds the published files: the client's JavaScript, and the types of all procedures with the domain types that they
 * import. Server types are left out: the type of `ctx`, and what a procedure declares, become `object`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const packageFolder = join(import.meta.dirname, '..');
const dist = join(packageFolder, 'dist');
const build = join(dist, 'build');

mkdirSync(dist, { recursive: true });
// The package of the last build stays: a running server offers it, and `pnpm pack` replaces it.
for (const name of readdirSync(dist)) if (!name.endsWith('.tgz')) rmSync(join(dist, name), { recursive: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], {
  cwd: packageFolder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});

const emitted = join(build, 'packages/api-client/src');
const clientTypes: string[] = [];
for (const file of readdirSync(emitted)) {
  if (file.endsWith('.js')) copyFileSync(join(emitted, file), join(dist, file));
  if (!file.endsWith('.d.ts')) continue;
  const types = readFileSync(join(emitted, file), 'utf8').replaceAll(/(?<=from '\.\/[a-z-]+)\.ts(?=')/g, '.js');
  clientTypes.push(types);
  writeFileSync(join(dist, file), types.replaceAll('@tideline/api/router', './router.js'));
}

const routerTypes = readFileSync(join(build, 'apps/api/src/router.d.ts'), 'utf8')
  .replaceAll(/import\("\.\/context(\.ts|\.js)?"\)\.Context/g, 'object')
  .replaceAll(/import\("\.\/core\/rpc\/authorize(\.ts|\.js)?"\)\.Declaration/g, 'object')
  // What a browser passes on to its authenticator.
  .replaceAll(/import\("@simplewebauthn\/server"\)\.\w+/g, 'object')
  .replaceAll(/@tideline\/domain\/([a-z./-]+?)(?=['"])/g, './domain/$1.js')
  .replaceAll(/^( +)\w+: import\("@trpc\/server"\)\.TRPC\w+Procedure<\{\n(?:(?!\1\}).*\n)*\1\}>;\n/gm, withoutFiles);
writeFileSync(join(dist, 'router.d.ts'), routerTypes.slice(0, routerTypes.indexOf('/** Calls procedures')));
for (const text of [routerTypes, ...clientTypes]) refuseServerTypes(text);

mkdirSync(join(dist, 'domain'));
const wanted = new Set([...routerTypes.matchAll(/\.\/domain\/([a-z./-]+)\.js/g)].map(([, name = '']) => name));
for (const name of wanted) {
  const types = readFileSync(join(build, `packages/domain/src/${name}.d.ts`), 'utf8').replaceAll(
    /(?<=(?:from |import\()['"]\.{1,2}\/[a-z./-]+)\.ts(?=['"])/g, // the compiler leaves these as they are
    '.js',
  );
  for (const [, imported] of types.matchAll(/(?:from |import\()['"](\.{1,2}\/[a-z./-]+)\.js['"]/g)) {
    wanted.add(posix.join(posix.dirname(name), imported ?? ''));
  }
  mkdirSync(join(dist, 'domain', dirname(name)), { recursive: true });
  writeFileSync(join(dist, 'domain', `${name}.d.ts`), types);
}
rmSync(build, { recursive: true });

/** Leaves out procedures that take or answer a file: this client sends JSON only. REST has a path for each of them. */
function withoutFiles(procedure: string): string {
  return /\b(?:AsyncIterable|AsyncGenerator|ReadStream|Buffer)\b/.test(procedure) ? '' : procedure;
}

function refuseServerTypes(text: string): void {
  const found = /kysely|fastify|better-sqlite3|import\("(?:\.\/(?!domain)|@(?!trpc\/))/.exec(text);
  if (found)
    throw new Error(`The client's types import a server type (${found[0]}): give that procedure a plain type.`);
}
