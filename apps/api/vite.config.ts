import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Packages that stay outside the bundle: they have native code, or read files beside their code. */
const EXTERNAL = ['better-sqlite3', 'pg', 'sharp', 'vite'];

/** The server as `npm start` runs it: few files to find and read, no types to strip. See docs/decisions/028. */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'sample-articles',
      // The code that loads them expects them beside it.
      writeBundle: ({ dir = '' }) =>
        cpSync(join(import.meta.dirname, 'src/sample/articles'), join(dir, 'articles'), { recursive: true }),
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
        'commands/backup': 'src/commands/backup.ts',
        'markdown/highlight-code': 'src/markdown/highlight-code.ts',
        'bookings/feed/parse-calendar': 'src/bookings/feed/parse-calendar.ts',
        'mailbox/parse/parse-mail': 'src/mailbox/parse/parse-mail.ts',
        'webhooks/delivery/delivery-thread': 'src/webhooks/delivery/delivery-thread.ts',
        'artwork/draw-picture': 'src/artwork/draw-picture.ts',
        'media/convert-picture': 'src/media/convert-picture.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
