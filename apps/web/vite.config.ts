import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Changes only with its versions, so a returning visitor has it already. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!react-query|query-core)[^/]+)\//;
/** The client, which public pages fetch with their first call: without this, the code of the staff area would come along. */
const CLIENT =
  /node_modules\/(?:@trpc\/(?:client|server)|superjson|copy-anything|is-what)\/|\/apps\/web\/src\/lib\/calls\/(?:public-api|explain-failure)\.ts/;
/** The cache and the hooks of the staff area. */
const STAFF_FRAMEWORK = /node_modules\/(?:@tanstack\/(?:react-query|query-core)|@trpc\/react-query)\//;
/** The entry and the layout of all public pages. A group also takes what its modules import. */
const SITE =
  /\/apps\/web\/src\/(?:entry-client\.tsx|router\.tsx|routeTree\.gen\.ts|routes\/_site\.tsx\?tsr-split=component|lib\/trail\/kept-trail\.ts)/;
/** The two forms, which several pages show. */
const FORMS = /\/apps\/web\/src\/features\/(?:contact-form\/contact-form|newsletter-form)/;
/**
 * Small modules of many pages, in one file: alone they compress badly and cost a request each. Calls load the client; the
 * home page, which loads most, has no dialog, page hero, closing band, bars, text of a post or search, and no page for visitors knows
 * rights of staff or times of calls. The fields of staff forms would load the chunk of the two forms on pages without one.
 */
const SHARED =
  /\/apps\/web\/src\/(?:ui\/(?!overlays\/dialog|drawing\/site-picture|controls\/(?:text|code)-field|sections\/(?:page-hero|closing-band|body-html|growth-bars|fold-sign|phone-fold|empty-state))|lib\/(?!calls\/|text\/(?:trust|purify)|forms\/use-debounced))|\/packages\/(?:artwork|domain)\/src\/(?!staff\/|brand\/|booking\/call-time)|node_modules\/lucide-react\//;

/** Small parts of all screens of the staff area, in one file for the same reason. */
const STAFF_KIT = /\/apps\/web\/src\/staff\/(?:kit\/(?:views|buttons)|time|keys)\//;

/** Parts of a route that are not in the first bundle of every page. A loader is needed only for the next page. */
const LAZY_PARTS: ('component' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent' | 'loader')[][] = [
  ['component'],
  ['pendingComponent'],
  ['errorComponent'],
  ['notFoundComponent'],
  ['loader'],
];

export default defineConfig(({ isSsrBuild }) => ({
  // The router's options are in tsr.config.json, which its command line reads too.
  plugins: [
    tanstackRouter({ target: 'react', codeSplittingOptions: { defaultBehavior: LAZY_PARTS } }),
    react(),
    tailwindcss(),
  ],
  // Otherwise both builds of React go into the server entry, which checks NODE_ENV for each element.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The server hands every file out under its own address; data: addresses would only grow the pages.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The styles are not imported: Vite would load them again with late scripts, though pages contain them.
          input: ['src/entry-client.tsx', 'src/styles.css'],
          output: {
            // Each page names the files of all others, to load them ahead: with names of words, that is a kilobyte more,
            // and 100 bytes with hashes of 8 characters.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: 'client', test: CLIENT, priority: 3 },
                { name: 'staff-framework', test: STAFF_FRAMEWORK, priority: 2 },
                { name: 'site', test: SITE, priority: 2 },
                { name: 'forms', test: FORMS, priority: 1 },
                { name: 'staff-kit', test: STAFF_KIT, priority: 1, minShareCount: 4 },
                { name: 'shared', test: SHARED, priority: 1, minShareCount: 7 },
              ],
            },
          },
        },
  },
  // There is no index.html from which Vite could find out, before the first request, what to prepare.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/routes/**/*.tsx'] },
  ssr: {
    // Built, the server's entry is one file with all that it needs: hundreds of small ones take long to find and read.
    noExternal: isSsrBuild ? true : ['@tideline/artwork', '@tideline/brand', '@tideline/copy', '@tideline/domain'],
  },
}));
