import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Packages that stay outside the bundle: they have native code, or read files beside their code. */
const EXTERNAL = ['better-sqlite3', 'pg', 'sharp', 'tinypool', 'vite'];

/** The server as `npm start` runs it: few files to find and read, no types to strip. See docs/decisions/028. */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'files',
      // The code that reads them expects them beside it.
      writeBundle({ dir = '' }) {
        const src = join(import.meta.dirname, 'src');
        cpSync(join(src, 'care/sample/articles'), join(dir, 'articles'), { recursive: true });
        cpSync(join(src, 'doors/reference/browser'), join(dir, 'reference'), { recursive: true });
      },
    },
  ],
  ssr: { noExternal: true, external: EXTERNAL },
  build: {
    ssr: true,
    target: 'node24',
    // Stack traces keep their names; with NODE_OPTIONS=--enable-source-maps they have lines of the sources.
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // Programs with their own process or thread keep their folder; see src/program-path.ts.
      input: {
        main: 'src/main.ts',
        'doors/commands/backup': 'src/doors/commands/backup.ts',
        'care/moving/reading/read-upload': 'src/care/moving/reading/read-upload.ts',
        'core/markdown/highlight-code': 'src/core/markdown/highlight-code.ts',
        'sales/bookings/feed/find-busy-times': 'src/sales/bookings/feed/find-busy-times.ts',
        'core/mailbox/parse/parse-mail': 'src/core/mailbox/parse/parse-mail.ts',
        'doors/ops/delivery-thread': 'src/doors/ops/delivery-thread.ts',
        'doors/ops/import-thread': 'src/doors/ops/import-thread.ts',
        'site/artwork/draw-picture': 'src/site/artwork/draw-picture.ts',
        'site/media/convert-picture': 'src/site/media/convert-picture.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
