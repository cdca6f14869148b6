/** The plan of the house: where each room is, and whom it may import. `check-boundaries.mjs` holds the code to it. */

/** What every feature of the server may use: the database, its lists, the procedures' rules, the machine. */
const API_CORE = [
  'domain',
  'api/core',
  'api/host',
  'api/store',
  'api/lists',
  'api/limits',
  'api/logging',
  'api/rpc',
  'api/exports',
  'api/audit',
  'api/mail',
  'api/settings',
  'api/markdown',
];
const API_FEATURES = [
  'api/artwork',
  'api/posts',
  'api/subscribers',
  'api/contacts',
  'api/stats',
  'api/auth',
  'api/media',
  'api/backup',
];
const API_BACKUP = ['api/backup/copy', 'api/backup/restore', 'api/backup/make'];
const API_INSIDE = [
  ...API_CORE,
  ...API_FEATURES,
  ...API_BACKUP,
  'api/privacy',
  'api/cache',
  'api/sample',
  'api/router',
];
const API_DOORS = ['api/http', 'api/trpc', 'api/pages', 'api/rest', 'api/feeds', 'api/ops'];
const WEB_PARTS = ['domain', 'web/content', 'web/lib', 'web/calls', 'web/ui', 'web/staff'];

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

  { room: 'api/env', at: ['apps/api/src/env.ts'], mayImport: ['domain', 'api/store'] },
  { room: 'api/core', at: ['apps/api/src/context.ts', 'apps/api/src/program-path.ts'], mayImport: API_CORE },
  { room: 'api/host', at: ['apps/api/src/host/'], mayImport: ['domain', 'api/rpc'] },
  {
    room: 'api/store',
    at: [
      'apps/api/src/store/',
      'apps/api/src/store/dialect/',
      'apps/api/src/store/tables/',
      'apps/api/src/store/migrations/',
    ],
    mayImport: ['domain', 'api/host'],
  },
  { room: 'api/lists', at: ['apps/api/src/lists/'], mayImport: ['domain', 'api/store'] },
  { room: 'api/exports', at: ['apps/api/src/exports/'], mayImport: API_CORE },
  { room: 'api/logging', at: ['apps/api/src/logging/'], mayImport: ['domain', 'api/rpc'] },
  { room: 'api/limits', at: ['apps/api/src/limits/'], mayImport: ['domain', 'api/store', 'api/rpc'] },
  { room: 'api/rpc', at: ['apps/api/src/rpc/'], mayImport: API_CORE },
  { room: 'api/audit', at: ['apps/api/src/audit/'], mayImport: API_CORE },
  { room: 'api/mail', at: ['apps/api/src/mail/'], mayImport: API_CORE },
  { room: 'api/settings', at: ['apps/api/src/settings/'], mayImport: API_CORE },
  { room: 'api/markdown', at: ['apps/api/src/markdown/'], mayImport: ['domain'] },
  // Backups: tables copied and compared, a backup put in the site's place, a backup made (and proven by a restore).
  { room: 'api/backup/copy', at: ['apps/api/src/backup/copy/'], mayImport: API_CORE },
  {
    room: 'api/backup/restore',
    at: ['apps/api/src/backup/restore/'],
    mayImport: [...API_CORE, 'api/backup', 'api/backup/copy'],
  },
  {
    room: 'api/backup/make',
    at: ['apps/api/src/backup/make/'],
    mayImport: [...API_CORE, 'api/backup', 'api/backup/copy', 'api/backup/restore'],
  },
  ...API_FEATURES.map((room) => ({
    room,
    at: [`apps/api/src/${room.slice('api/'.length)}/`],
    mayImport: API_CORE,
  })),
  {
    // Everything about one person lies in several rooms, and who erases it is asked for the password again.
    room: 'api/privacy',
    at: ['apps/api/src/privacy/'],
    mayImport: [...API_CORE, 'api/auth', 'api/subscribers'],
  },
  { room: 'api/sample', at: ['apps/api/src/sample/'], mayImport: [...API_CORE, ...API_FEATURES] },
  { room: 'api/cache', at: ['apps/api/src/cache/'], mayImport: API_CORE },
  { room: 'api/router', at: ['apps/api/src/router.ts'], mayImport: [...API_CORE, ...API_FEATURES, 'api/privacy'] },
  { room: 'api/http', at: ['apps/api/src/http/'], mayImport: API_CORE },
  { room: 'api/pages', at: ['apps/api/src/pages/'], mayImport: [...API_INSIDE, 'api/http'] },
  { room: 'api/trpc', at: ['apps/api/src/trpc/'], mayImport: [...API_CORE, 'api/router', 'api/http'] },
  { room: 'api/rest', at: ['apps/api/src/rest/'], mayImport: [...API_CORE, 'api/cache', 'api/router', 'api/http'] },
  { room: 'api/feeds', at: ['apps/api/src/feeds/'], mayImport: [...API_CORE, 'api/cache', 'api/posts'] },
  { room: 'api/ops', at: ['apps/api/src/ops/'], mayImport: [...API_INSIDE, 'api/http'] },
  { room: 'api/app', at: ['apps/api/src/app.ts'], mayImport: ['api/env', ...API_INSIDE, ...API_DOORS] },
  {
    room: 'api/main',
    at: ['apps/api/src/main.ts'],
    mayImport: ['api/env', ...API_INSIDE, ...API_DOORS, 'api/app'],
  },
  { room: 'api/commands', at: ['apps/api/src/commands/'], mayImport: ['api/env', ...API_INSIDE] },
  {
    room: 'api/testing',
    at: ['apps/api/src/testing/'],
    mayImport: ['api/env', ...API_INSIDE, ...API_DOORS, 'api/app'],
  },

  { room: 'web/ui', at: ['apps/web/src/ui/'], mayImport: ['domain'] },
  // What several screens of the staff area show in the same way.
  { room: 'web/staff', at: ['apps/web/src/staff/'], mayImport: ['domain', 'web/lib', 'web/ui'] },
  { room: 'web/content', at: ['apps/web/src/content/'], mayImport: ['domain'] },
  // The typed calls, and what several features ask the server in the same way.
  {
    room: 'web/calls',
    at: ['apps/web/src/lib/calls/'],
    mayImport: ['domain', 'web/content', 'web/lib'],
    types: ['api/router'],
  },
  { room: 'web/lib', at: ['apps/web/src/lib/'], mayImport: ['domain', 'web/content'] },
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
    room: 'web/testing',
    at: ['apps/web/src/testing/'],
    mayImport: [...WEB_PARTS, 'web/features/*', 'web/routes', 'web/router'],
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
