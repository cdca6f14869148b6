import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/**
 * What stays a package of its own, loaded when it is first needed: what has native code or files beside its code, and
 * what a start does not need.
 */
const LOADED_LATE = [
  '@fastify/middie',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'better-sqlite3',
  'csv-parse',
  'feed',
  'nodemailer',
  'pg',
  'prom-client',
  'satori',
  'sharp',
  'tar',
  'vite',
];

/** The server as `npm start` runs it: few files, no types to take out. See docs/decisions/028. */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'sample-articles',
      // Read by their address beside the code that loads them.
      writeBundle: ({ dir = '' }) =>
        cpSync(join(import.meta.dirname, 'src/sample/articles'), join(dir, 'articles'), { recursive: true }),
    },
  ],
  ssr: { noExternal: true, external: LOADED_LATE },
  build: {
    ssr: true,
    target: 'node24',
    // A stack trace is to be read as it is: names stay, and the maps are there for whoever wants lines of the sources.
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      // Programs that run in a process of their own keep their folder; see src/program-path.ts.
      input: {
        main: 'src/main.ts',
        'commands/backup': 'src/commands/backup.ts',
        'media/convert-picture': 'src/media/convert-picture.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
