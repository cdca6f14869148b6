/** The rooms of this repository and what each may import. check-boundaries.mjs enforces it; docs/architecture.md describes it. */

/**
 * @typedef {{ module: string, at: string[], mayImport: string[], folders?: Record<string, string[]>, types?: string[],
 *   libraries?: string[], forTests?: boolean }} Row
 */

/**
 * The storeys of the server, lowest first, below the doors. A storey imports lower ones; within it, a folder imports only those
 * of its list, never in a ring. A new folder needs a line; a sub-folder is a part of its folder.
 * @type {Record<string, Record<string, string[]>>} each storey's folders
 */
const STOREYS = {
  core: {
    host: [],
    store: ['host'],
    lists: ['store'],
    events: ['host', 'store'],
    audit: ['host', 'lists', 'store'],
    settings: ['store'],
    rpc: ['host'],
    logging: ['rpc'],
    limits: ['rpc', 'store'],
    exports: ['audit', 'limits'],
    markdown: ['limits'],
    delivery: ['host', 'store'],
    mail: ['delivery', 'limits', 'settings', 'store'],
    mailbox: ['mail', 'rpc', 'store'],
    'mail-accounts': ['host', 'mail', 'mailbox', 'store'],
    authors: ['audit', 'rpc', 'store'],
    addresses: ['audit', 'authors', 'lists', 'rpc', 'store'],
  },
  accounts: { auth: [], integrations: ['auth'] },
  site: {
    checks: ['pages'],
    artwork: ['brand', 'pages'],
    media: [],
    drafts: [],
    pages: ['drafts'],
    brand: ['drafts', 'pages'],
    posts: ['checks', 'drafts', 'pages'],
    pending: ['drafts', 'posts'],
    approvals: ['drafts', 'pending', 'posts'],
    releases: ['brand', 'drafts', 'pages', 'pending', 'posts'],
  },
  audience: {
    attribution: [],
    subscribers: ['attribution'],
    bounces: ['subscribers'],
    newsletter: ['bounces', 'subscribers'],
  },
  sales: {
    threads: [],
    contacts: ['threads'],
    conversations: ['contacts', 'threads'],
    bookings: ['contacts', 'conversations'],
  },
  insight: { stats: [], funnel: ['stats'] },
  care: {
    team: [],
    privacy: [],
    preferences: ['privacy'],
    backup: [],
    webhooks: [],
    problems: ['backup', 'webhooks'],
    leaving: [],
    moving: ['privacy'],
    'sending-domain': [],
    sample: [],
    administration: ['preferences', 'sample'],
    'first-steps': ['administration'],
  },
};
const DOORS = {
  http: [],
  cache: [],
  idempotency: [],
  feeds: ['cache'],
  'pages-as-text': ['cache'],
  trpc: ['http', 'idempotency'],
  rest: ['cache', 'http', 'idempotency'],
  mcp: ['rest'],
  reference: ['mcp', 'rest'],
  pages: ['cache', 'http', 'pages-as-text'],
  ops: ['cache', 'idempotency'],
  commands: [],
};
const BELOW_DOORS = Object.keys(STOREYS).map((name) => `api/${name}`);
const SERVER = ['domain', ...BELOW_DOORS, 'api/env', 'api/router', 'api/doors'];

const WEB_CONTENT = ['domain', 'copy', 'web/lib'];
const WEB_PARTS = ['domain', 'artwork', 'copy', 'web/lib', 'web/calls', 'web/ui', 'web/late-parts'];
/** The modules that the staff area may import. Its styles are separate from those of public pages. */
const WEB_STAFF = [...WEB_PARTS, 'web/staff', 'web/staff-features/*', 'web/features/*'];

/**
 * One row per module. The first row that matches a file is its module; a test belongs to the module it tests. In `at`, a path
 * that ends in / is a folder, * any single name, (a|b) one of these names. Modules whose name ends in * may not import each other
 * either. `folders`: the rooms of the module, and what each may import. `types`: modules of which only types may be imported.
 * `libraries`: if set, the only ones allowed. `forTests`: only tests and other such modules may import it.
 * @type {Row[]}
 */
export const MODULES = [
  { module: 'domain', at: ['packages/domain/src/'], mayImport: [], libraries: ['zod'] },
  { module: 'artwork', at: ['packages/artwork/src/'], mayImport: ['domain'], libraries: [] },
  { module: 'brand', at: ['packages/brand/src/'], mayImport: ['domain'], libraries: ['culori'] },
  { module: 'copy', at: ['packages/copy/src/'], mayImport: ['domain', 'artwork'], libraries: [] },
  { module: 'moving', at: ['packages/moving/src/'], mayImport: ['domain'] },
  { module: 'page-contract', at: ['packages/page-contract/src/'], mayImport: ['domain', 'artwork'] },
  {
    module: 'api-client/testing',
    at: ['packages/api-client/src/testing/'],
    mayImport: ['domain', 'api-client', 'api/testing', 'scripts'],
    forTests: true,
  },
  { module: 'api-client', at: ['packages/api-client/src/'], mayImport: ['domain'], types: ['api/router'] },
  { module: 'api/context', at: ['apps/api/src/context.ts'], mayImport: ['domain', 'api/core/audit', 'api/core/store'] },
  { module: 'api/program-path', at: ['apps/api/src/program-path.ts', 'apps/api/src/isolated.ts'], mayImport: [] },
  ...Object.entries(STOREYS).map(([name, folders], at) => storey(name, folders, BELOW_DOORS.slice(0, at))),
  { module: 'api/env', at: ['apps/api/src/env.ts'], mayImport: ['domain', 'api/core/store', 'api/core/mail'] },
  { module: 'api/router', at: ['apps/api/src/router.ts'], mayImport: ['domain', ...BELOW_DOORS] },
  { ...storey('doors', DOORS, [...BELOW_DOORS, 'api/env', 'api/router']), types: ['page-contract'] },
  { module: 'api/app', at: ['apps/api/src/app.ts'], mayImport: [...SERVER, 'api/context'] },
  { module: 'api/main', at: ['apps/api/src/main.ts'], mayImport: [...SERVER, 'api/context', 'api/app'] },
  {
    module: 'api/testing',
    at: ['apps/api/src/testing/'],
    mayImport: [...SERVER, 'artwork', 'moving', 'api/context', 'api/program-path', 'api/app', 'scripts'],
    forTests: true,
    types: ['page-contract'],
  },
  { module: 'durability', at: ['packages/durability/src/'], mayImport: ['domain', 'api/testing'], forTests: true },
  { module: 'web/ui', at: ['apps/web/src/ui/'], mayImport: ['domain', 'artwork'] },
  { module: 'web/staff', at: ['apps/web/src/staff/'], mayImport: ['domain', 'web/lib', 'web/calls', 'web/ui'] },
  { module: 'web/late-parts', at: ['apps/web/src/(work-samples|questions)/'], mayImport: [...WEB_CONTENT, 'web/ui'] },
  { module: 'web/calls', at: ['apps/web/src/lib/calls/'], mayImport: WEB_CONTENT, types: ['api/router'] },
  { module: 'web/lib', at: ['apps/web/src/lib/'], mayImport: ['domain', 'artwork', 'copy'], types: ['page-contract'] },
  {
    module: 'web/staff-features/*',
    at: ['apps/web/src/features/(account|command-palette|dashboard|page-editor|post-editor)/'],
    mayImport: [...WEB_PARTS, 'web/staff', 'brand'],
  },
  { module: 'web/features/*', at: ['apps/web/src/features/*/'], mayImport: WEB_PARTS, types: ['page-contract'] },
  {
    module: 'web/staff-routes',
    at: ['apps/web/src/routes/admin/'],
    mayImport: [...WEB_STAFF, 'web/routes'],
    types: ['web/router'],
  },
  {
    module: 'web/routes',
    at: ['apps/web/src/routes/'],
    mayImport: [...WEB_PARTS, 'web/features/*'],
    types: ['web/router'],
  },
  {
    module: 'web/router',
    at: ['apps/web/src/router.tsx', 'apps/web/src/routeTree.gen.ts', 'apps/web/src/entry-*'],
    mayImport: [...WEB_PARTS, 'web/features/*', 'web/routes', 'web/staff-routes'],
    types: ['page-contract'],
  },
  {
    module: 'web/testing',
    at: ['apps/web/src/testing/'],
    mayImport: [...WEB_STAFF, 'web/staff-routes', 'web/routes', 'web/router'],
    types: ['api/router', 'page-contract'],
    forTests: true,
  },
  {
    module: 'web/build',
    at: ['apps/web/scripts/'],
    mayImport: ['copy'],
    types: ['web/router', 'web/calls', 'page-contract'],
  },
  { module: 'e2e/support', at: ['apps/e2e/support/'], mayImport: ['domain', 'api-client', 'scripts'], forTests: true },
  {
    module: 'e2e/*',
    at: ['apps/e2e/*/'],
    mayImport: ['domain', 'api-client', 'api-client/testing', 'e2e/support'],
    forTests: true,
  },
  { module: 'e2e', at: ['apps/e2e/'], mayImport: ['e2e/support', 'scripts'], forTests: true },
  { module: 'api-client/build', at: ['packages/api-client/scripts/'], mayImport: ['api/core/rpc', 'api/doors'] },
  { module: 'config', at: ['vitest.config.ts', 'apps/*/*.config.ts'], mayImport: ['web/build'] },
  {
    module: 'bench',
    at: ['bench/src/', 'bench/src/bare/', 'bench/src/far/'],
    mayImport: ['domain', 'api/testing', 'api/core/store', 'api/app', 'scripts'],
    forTests: true,
  },
  { module: 'scripts', at: ['scripts/'], mayImport: [], forTests: true },
];

/** @type {(name: string, folders: Record<string, string[]>, below: string[]) => Row} */
function storey(name, folders, below) {
  const mayImport = ['domain', 'artwork', 'brand', 'copy', 'moving', 'api/context', 'api/program-path', ...below];
  return { module: `api/${name}`, at: [`apps/api/src/${name}/`], mayImport, folders };
}
