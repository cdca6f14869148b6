/** The plan of the house: where each room is, and whom it may import. `check-boundaries.mjs` holds the code to it. */

const API_CORE = ['domain', 'api/db', 'api/core'];
const API_FEATURES = [
  'api/artwork',
  'api/audit',
  'api/posts',
  'api/subscribers',
  'api/contacts',
  'api/stats',
  'api/settings',
  'api/auth',
  'api/media',
  'api/backup',
  'api/mail',
];
const API_INSIDE = [
  ...API_CORE,
  ...API_FEATURES,
  'api/privacy',
  'api/cache',
  'api/markdown',
  'api/sample',
  'api/router',
];
const API_DOORS = ['api/rest', 'api/feeds', 'api/plugins'];
const WEB_PARTS = ['domain', 'web/content', 'web/lib', 'web/ui', 'web/staff', 'web/api', 'web/trpc', 'web/queries'];

/**
 * One row for each room: its name, where it is, which rooms it may import. The first row that fits a file is its room;
 * a test is in the room of the file that it tests. A path that ends in / is a folder, `*` is one name. Rooms whose name
 * ends in * (each web feature) are apart from each other too. `types` may be imported as types only; `libraries`, where
 * given, are the only ones allowed.
 * @type {{ room: string, at: string[], mayImport: string[], types?: string[], libraries?: string[] }[]}
 */
export const ROOMS = [
  { room: 'domain', at: ['packages/domain/src/'], mayImport: [], libraries: ['zod'] },
  { room: 'api-client', at: ['packages/api-client/src/'], mayImport: ['domain'], types: ['api/router'] },

  { room: 'api/env', at: ['apps/api/src/env.ts'], mayImport: ['domain'] },
  { room: 'api/sample', at: ['apps/api/src/db/sample/'], mayImport: [...API_CORE, ...API_FEATURES, 'api/markdown'] },
  { room: 'api/db', at: ['apps/api/src/db/'], mayImport: ['domain'] },
  { room: 'api/markdown', at: ['apps/api/src/markdown/'], mayImport: ['domain'] },
  {
    room: 'api/core',
    at: [
      'context',
      'trpc',
      'transformer',
      'errors',
      'rate-limit',
      'outage',
      'log-failure',
      'log-silence',
      'cache-control',
      'signed-out-headers',
      'csv-export',
      'letter',
      'work-queue',
      'program-path',
      'sync-to-disk',
      'missing-file',
      'free-disk',
    ].map((name) => `apps/api/src/${name}.ts`),
    mayImport: ['domain', 'api/db'],
  },
  ...API_FEATURES.map((room) => ({
    room,
    at: [`apps/api/src/${room.slice('api/'.length)}/`],
    // Every feature may read the settings (the time zone, the sender's address), which themselves know no other feature.
    mayImport: [...API_CORE, 'api/markdown', ...(room === 'api/settings' ? [] : ['api/settings'])],
  })),
  {
    // Everything about one person lies in several rooms, and who erases it is asked for the password again.
    room: 'api/privacy',
    at: ['apps/api/src/privacy/'],
    mayImport: [...API_CORE, 'api/settings', 'api/auth', 'api/subscribers'],
  },
  { room: 'api/cache', at: ['apps/api/src/cache/'], mayImport: [...API_CORE, 'api/settings'] },
  { room: 'api/router', at: ['apps/api/src/router.ts'], mayImport: [...API_CORE, ...API_FEATURES, 'api/privacy'] },
  { room: 'api/mail-writers', at: ['apps/api/src/mail-writers.ts'], mayImport: [...API_CORE, ...API_FEATURES] },
  { room: 'api/rest', at: ['apps/api/src/rest/'], mayImport: [...API_CORE, 'api/cache', 'api/router'] },
  {
    room: 'api/feeds',
    at: ['apps/api/src/feeds/'],
    mayImport: [...API_CORE, 'api/cache', 'api/posts', 'api/settings', 'api/markdown'],
  },
  { room: 'api/plugins', at: ['apps/api/src/plugins/'], mayImport: API_INSIDE },
  { room: 'api/app', at: ['apps/api/src/app.ts'], mayImport: ['api/env', ...API_INSIDE, ...API_DOORS] },
  { room: 'api/start', at: ['apps/api/src/start/'], mayImport: ['api/env', ...API_CORE, 'api/router', 'api/plugins'] },
  {
    room: 'api/main',
    at: ['apps/api/src/main.ts'],
    mayImport: ['api/env', ...API_INSIDE, 'api/mail-writers', 'api/app', 'api/start'],
  },
  { room: 'api/admin', at: ['apps/api/src/admin/'], mayImport: ['api/env', ...API_INSIDE] },
  {
    room: 'api/testing',
    at: ['apps/api/src/testing/'],
    mayImport: ['api/env', ...API_INSIDE, 'api/mail-writers', ...API_DOORS, 'api/app', 'api/start'],
  },

  { room: 'web/ui', at: ['apps/web/src/ui/'], mayImport: ['domain'] },
  // What several screens of the staff area show in the same way.
  { room: 'web/staff', at: ['apps/web/src/staff/'], mayImport: ['domain', 'web/lib', 'web/ui'] },
  { room: 'web/content', at: ['apps/web/src/content/'], mayImport: ['domain'] },
  // What several features ask the server in the same way.
  { room: 'web/queries', at: ['apps/web/src/lib/use-time-zone.ts'], mayImport: ['domain', 'web/lib', 'web/trpc'] },
  { room: 'web/lib', at: ['apps/web/src/lib/'], mayImport: ['domain', 'web/content'] },
  { room: 'web/api', at: ['apps/web/src/api.ts'], mayImport: ['domain', 'web/lib'], types: ['api/router'] },
  {
    room: 'web/trpc',
    at: ['apps/web/src/trpc.ts', 'apps/web/src/staff-api.tsx'],
    mayImport: ['domain', 'web/lib'],
    types: ['api/router', 'web/api'],
  },
  { room: 'web/features/*', at: ['apps/web/src/features/*/'], mayImport: WEB_PARTS },
  {
    room: 'web/routes',
    at: ['apps/web/src/routes/', 'apps/web/src/routeTree.gen.ts'],
    mayImport: [...WEB_PARTS, 'web/features/*'],
    types: ['web/router'],
  },
  {
    room: 'web/router',
    at: [
      'apps/web/src/router.tsx',
      'apps/web/src/load-page.ts',
      'apps/web/src/entry-client.tsx',
      'apps/web/src/entry-server.tsx',
    ],
    mayImport: [...WEB_PARTS, 'web/features/*', 'web/routes'],
  },
  {
    room: 'web/build',
    at: ['apps/web/scripts/', 'apps/web/size-budget.ts'],
    mayImport: ['web/content'],
    types: ['web/router'],
  },

  { room: 'e2e', at: ['apps/e2e/'], mayImport: ['domain', 'api-client'] },
  { room: 'api-client/build', at: ['packages/api-client/scripts/'], mayImport: [] },
  { room: 'config', at: ['apps/*/*.config.ts', 'packages/*/*.config.ts'], mayImport: ['web/build'] },
];
