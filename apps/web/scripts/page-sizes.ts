/**
 * `node scripts/page-sizes.ts`, after the build: writes what each public page and the first tab of the staff area load
 * first, and what public pages fetch after that, and fails above their limits.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An entry of Vite's manifest, as far as the sizes need it. */
export type BuiltChunk = { file: string; name?: string; imports?: string[] };
type Manifest = Record<string, BuiltChunk>;

/** JavaScript that a page loads before the visitor does anything, in bytes. */
export type PageSize = { path: string; bytes: number };

/** For every public page, compressed with brotli. React, its DOM and the router are 84 kB of it. */
const LIMIT_BYTES = 126_000;
/** For the first tab of the staff area, compressed with brotli. */
const STAFF_LIMIT_BYTES = 250_000;
/** For what the first call of a public page fetches. */
const CALL_LIMIT_BYTES = 10_000;
/** For what a public page fetches when it is idle. */
const IDLE_LIMIT_BYTES = 1_500;
const CLIENT_DIR = fileURLToPath(new URL('../dist/client', import.meta.url));
const ENTRY = 'src/entry-client.tsx';
/** The route around all public pages. */
const LAYOUT = 'src/routes/_site.tsx?tsr-split=component';
const PAGE = /^src\/routes\/_site\/(.+)\.tsx\?tsr-split=component$/;

/** The layout and the first tab of the staff area, and the screen with the editor. */
const STAFF_LAYOUT = 'src/routes/admin/route.tsx?tsr-split=component';
const STAFF_TAB = 'src/routes/admin/index.tsx?tsr-split=component';
const EDITOR = 'src/routes/admin/blog.tsx?tsr-split=component';
/** The client of public pages: a file of its own, or in the group of vite.config.ts. */
const CLIENT = 'src/lib/calls/public-api.ts';
const CLIENT_GROUP = 'client';
const TRAIL = 'src/lib/trail/collect-trail.ts';

/** Every public page with the size of its entry, layout and route, and of what these import. */
export function measurePages(manifest: Manifest, sizeOf: (file: string) => number): PageSize[] {
  return Object.keys(manifest)
    .flatMap((key) => {
      const [, route] = PAGE.exec(key) ?? [];
      if (route === undefined) return [];
      const files = withImports(manifest, [ENTRY, LAYOUT, key]);
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
      return [{ path: `/${route}`.replace(/\/index$/, '') || '/', bytes }];
    })
    .toSorted((one, other) => one.path.localeCompare(other.path));
}

/** The first tab of the staff area. @throws when it loads the editor, which has a chunk of its own */
export function measureStaff(manifest: Manifest, sizeOf: (file: string) => number): PageSize {
  const files = withImports(manifest, [ENTRY, STAFF_LAYOUT, STAFF_TAB]);
  const editor = manifest[EDITOR]?.file;
  if (editor === undefined || files.has(editor)) throw new Error('The first tab of /admin loads the editor.');
  return { path: '/admin', bytes: [...files].reduce((sum, file) => sum + sizeOf(file), 0) };
}

/**
 * What public pages fetch after their first load: the client with the first call, the trail when they are idle.
 * @throws when the build has no such file
 */
export function measureLater(manifest: Manifest, sizeOf: (file: string) => number): { call: PageSize; idle: PageSize } {
  const first = withImports(manifest, [ENTRY, LAYOUT]);
  const measure = (path: string, key: string | undefined): PageSize => {
    if (key === undefined || !manifest[key]) throw new Error(`The build has no file for the ${path}.`);
    const files = [...withImports(manifest, [key])].filter((file) => !first.has(file));
    return { path, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  };
  const client = manifest[CLIENT] ? CLIENT : Object.keys(manifest).find((key) => manifest[key]?.name === CLIENT_GROUP);
  return { call: measure('first call', client), idle: measure('idle page', TRAIL) };
}

/** A sentence for each page above the limit. */
export function findExcess(pages: readonly PageSize[], limitBytes = LIMIT_BYTES): string[] {
  return pages
    .filter(({ bytes }) => bytes > limitBytes)
    .map(({ path, bytes }) => `${path} loads ${toKb(bytes)} of JavaScript, more than ${toKb(limitBytes)}.`);
}

function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  function visit(key: string) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  }
  keys.forEach(visit);
  return files;
}

function toKb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** As the server sends it, written by precompress.ts. */
function compressedSize(file: string): number {
  return statSync(join(CLIENT_DIR, `${file}.br`)).size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = JSON.parse(readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages = measurePages(manifest, compressedSize);
  const staff = measureStaff(manifest, compressedSize);
  const { call, idle } = measureLater(manifest, compressedSize);
  const table = [...pages, staff, call, idle]
    .map(({ path, bytes }) => `${path.padEnd(24)}${toKb(bytes).padStart(9)}`)
    .join('\n');
  console.log(table);
  writeFileSync(join(CLIENT_DIR, '.vite/page-sizes.txt'), `First load of JavaScript (brotli)\n${table}\n`);
  const excess = [
    ...findExcess(pages),
    ...findExcess([staff], STAFF_LIMIT_BYTES),
    ...findExcess([call], CALL_LIMIT_BYTES),
    ...findExcess([idle], IDLE_LIMIT_BYTES),
  ];
  if (excess.length > 0) console.error(excess.join('\n'));
  process.exitCode = excess.length > 0 ? 1 : 0;
}
