import type { PageManifest } from '@tideline/page-contract';

/** One entry of Vite's `manifest.json`, as far as pages need it. */
export type BuiltChunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
};

/** The router's id of the root route. */
export const ROOT_ROUTE = '__root__';

/**
 * Converts Vite's manifest to the router's: entry and styles for every page, and for each route the files of its component,
 * so that the browser fetches all of them together.
 * @throws when the manifest has no entry
 */
export function toPageManifest(chunks: Record<string, BuiltChunk>): PageManifest {
  const entries = Object.entries(chunks).filter(([, chunk]) => chunk.isEntry);
  const entry = entries.find(([, { file }]) => file.endsWith('.js'));
  if (!entry) throw new Error('The built pages have no entry; please build them again.');
  const [entryKey, entryChunk] = entry;

  const shared = withImports(chunks, entryKey);
  for (const [, { file }] of entries) if (file.endsWith('.css')) shared.css.add(file);
  const routes: PageManifest['routes'] = {
    [ROOT_ROUTE]: {
      preloads: toAddresses(shared.files),
      css: toAddresses(shared.css),
      scripts: [{ attrs: { type: 'module', src: `/${entryChunk.file}` } }],
    },
  };
  for (const key of Object.keys(chunks)) {
    const id = routeIdOf(key, chunks);
    if (id === null) continue;
    const own = withImports(chunks, key);
    routes[id] = {
      preloads: toAddresses(own.files, shared.files),
      css: toAddresses(own.css, shared.css),
    };
  }
  return { routes };
}

/** The static imports of a chunk, including itself. */
function withImports(chunks: Record<string, BuiltChunk>, key: string) {
  const files = new Set<string>();
  const css = new Set<string>();
  const seen = new Set<string>();
  visit(key);
  return { files, css };

  function visit(key: string): void {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) css.add(sheet);
  }
}

/**
 * The route of a code-split component, or null for any other chunk. A route without its own component
 * (the not-found page) shows its notFoundComponent.
 * @example routeIdOf('src/routes/_site/blog/$postId.tsx?tsr-split=component', …) // => '/_site/blog/$postId'
 */
function routeIdOf(key: string, chunks: Record<string, BuiltChunk>): string | null {
  const match = /^src\/routes\/(.+)\.tsx\?tsr-split=(component|notFoundComponent)$/.exec(key);
  const [, path, part] = match ?? [];
  if (path === undefined) return null;
  if (part === 'notFoundComponent' && chunks[`src/routes/${path}.tsx?tsr-split=component`]) return null;
  return `/${path}`.replace(/\/route$/, '').replace(/\/index$/, '/');
}

function toAddresses(files: Set<string>, except = new Set<string>()): string[] {
  return [...files].filter((file) => !except.has(file)).map((file) => `/${file}`);
}
