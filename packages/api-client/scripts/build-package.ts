/**
 * Builds the published files: the client with its libraries as one module, and its types. Those of tRPC and the server are left
 * out: the types of the procedures are written from what the compiler says about the router, and from what each declares.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build } from 'vite';
import { describeCalls } from './describe-call.ts';
import { readRouter } from './read-router.ts';
import { writeSiteTypes } from './write-site-types.ts';

const packageFolder = join(import.meta.dirname, '..');
const dist = join(packageFolder, 'dist');
const emitted = join(dist, 'build');

/** The folders of the libraries in the module. */
const LIBRARIES = ['@trpc/client', '@trpc/server', 'superjson', 'superjson/../copy-anything'];

mkdirSync(dist, { recursive: true });
// The package of the last build stays: a running server offers it, and `pnpm pack` replaces it.
for (const name of readdirSync(dist)) if (!name.endsWith('.tgz')) rmSync(join(dist, name), { recursive: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], {
  cwd: packageFolder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
writeTypes('create-client');
rmSync(emitted, { recursive: true });
await bundleClient();
writeFileSync(join(dist, 'licenses.txt'), LIBRARIES.map(licenseOf).join('\n\n'));

/** Writes a file of types, and those that it imports. @param path in `dist`, without the ending */
function writeTypes(path: string, written = new Set<string>()): void {
  if (written.has(path)) return;
  written.add(path);
  const types = typesAt(path).replaceAll(
    /(?<=(?:from |import\()['"]\.{1,2}\/[a-z./-]+)\.ts(?=['"])/g, // the compiler leaves these as they are
    '.js',
  );
  mkdirSync(join(dist, dirname(path)), { recursive: true });
  writeFileSync(join(dist, `${path}.d.ts`), types);
  for (const [, imported = ''] of types.matchAll(/(?:\bfrom |^import |import\()['"]([^'"]+)['"]/gm)) {
    if (!imported.startsWith('.')) throw new Error(`The types of ${path} import ${imported}: give them a plain type.`);
    writeTypes(posix.join(posix.dirname(path), imported).replace(/\.js$/, ''), written);
  }
}

function readEmitted(path: string): string {
  return readFileSync(join(emitted, `${path}.d.ts`), 'utf8');
}

function typesAt(path: string): string {
  if (path.startsWith('domain/')) return readEmitted(path.replace('domain/', 'packages/domain/src/'));
  if (path !== 'site-types') return readEmitted(`packages/api-client/src/${path}`);
  const router = readEmitted('apps/api/src/router')
    .replaceAll(/@tideline\/domain\/([a-z./-]+?)(?=['"])/g, './domain/$1.js')
    // What a browser passes on to its authenticator.
    .replaceAll(/import\("@simplewebauthn\/server"\)\.\w+/g, 'object');
  return writeSiteTypes(readRouter(router), describeCalls());
}

/** Makes one module, which needs no package beside it. */
async function bundleClient(): Promise<void> {
  await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'warn',
    build: {
      outDir: dist,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: 'src/create-client.ts', formats: ['es'], fileName: 'create-client' },
    },
  });
}

/** The licenses of the libraries ask for this. */
function licenseOf(library: string): string {
  const [name = '', beside] = library.split('/../');
  const folder = realpathSync(join(packageFolder, 'node_modules', name));
  const text = readFileSync(join(beside === undefined ? folder : join(folder, '..', beside), 'LICENSE'), 'utf8');
  return `create-client.js contains parts of ${beside ?? name}:\n\n${text.trim()}\n`;
}
