/** Vite plugin: prints what each page loads, and fails the build when that is more than size-budget.ts allows. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';
import { sizeBudget } from '../size-budget.ts';
import { type BuiltFile, findExcess, findStaffExcess, measurePages, measureStaffPages, toTable } from './page-sizes.ts';

export function sizeReport(): Plugin {
  return {
    name: 'tideline:size-report',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = new Map<string, BuiltFile>();
      await Promise.all(
        Object.values(bundle).map(async (output) => {
          const { fileName } = output;
          if (output.type === 'asset') {
            if (!fileName.endsWith('.css')) return;
            files.set(fileName, { ...NO_SCRIPT, bytes: await compressedBytes(output.source) });
            return;
          }
          files.set(fileName, {
            bytes: await compressedBytes(output.code),
            imports: output.imports,
            css: [...(output.viteMetadata?.importedCss ?? [])],
            modules: output.moduleIds.map((id) => id.replaceAll('\\', '/')),
            route: routeOf(output.facadeModuleId),
            isEntry: output.isEntry,
          });
        }),
      );
      const pages = measurePages(files);
      const staffPages = measureStaffPages(files);
      const table = toTable([...pages, ...staffPages]);
      console.log(`\n${table}\n`);
      await mkdir(join(dir, '.vite'), { recursive: true });
      await writeFile(join(dir, '.vite/page-sizes.txt'), `${table}\n`);
      const problems = [...findExcess(pages, files, sizeBudget), ...findStaffExcess(staffPages, sizeBudget)];
      if (problems.length > 0) this.error([...problems, 'The limits are in apps/web/size-budget.ts.'].join('\n'));
    },
  };
}

const NO_SCRIPT = { imports: [], css: [], modules: [], route: null, isEntry: false };

/** The route whose split-off component a file holds. */
function routeOf(facade: string | null): string | null {
  const [, path] =
    /\/src\/routes\/(.+)\.tsx\?tsr-split=(?:component|notFoundComponent)$/.exec(facade?.replaceAll('\\', '/') ?? '') ??
    [];
  return path === undefined ? null : `/${path}`.replace(/\/route$/, '').replace(/\/index$/, '/');
}

async function compressedBytes(text: string | Uint8Array): Promise<number> {
  return (await promisify(brotliCompress)(text)).length;
}
