/** The modules of this repository: the folders of each, and the modules it may import. check-boundaries.mjs enforces it. */

/**
 * @typedef {{ module: string, at: string[], mayImport: string[], types?: string[], libraries?: string[],
 *   forTests?: boolean }} Row
 */

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
  'api/authors',
  'api/addresses',
  'api/events',
];
const API_AUTH = [
  'api/auth/account',
  'api/auth/api-keys',
  'api/auth/session',
  'api/auth/password',
  'api/auth/second-factor',
  'api/auth/sign-in',
  'api/auth/passkeys',
  'api/auth/password-reset',
];
/** The newsletter: each part may use those before it. */
const NEWSLETTER_BASE = [...API_CORE, 'api/subscribers'];
const API_NEWSLETTER = [
  'api/newsletter/topics',
  'api/newsletter/audience',
  'api/newsletter/messages',
  'api/newsletter/sending',
  'api/newsletter/issues',
  'api/newsletter/digest',
  'api/newsletter/archive',
];
const API_FEATURES = [
  'api/artwork',
  'api/posts',
  'api/subscribers',
  'api/contacts',
  'api/stats',
  'api/media',
  'api/backup',
  'api/first-steps',
];
const API_CONVERSATIONS = ['api/conversations/messages', 'api/conversations'];
const API_BACKUP = ['api/backup/copy', 'api/backup/restore', 'api/backup/make'];
const API_INSIDE = [
  ...API_CORE,
  ...API_FEATURES,
  ...API_NEWSLETTER,
  'api/newsletter/results',
  'api/mailbox',
  'api/bounces',
  'api/sending-domain',
  'api/funnel',
  ...API_CONVERSATIONS,
  ...API_AUTH,
  'api/auth',
  ...API_BACKUP,
  'api/bookings',
  'api/webhooks',
  'api/pending',
  'api/approvals',
  'api/team',
  'api/privacy',
  'api/newsletter/preferences',
  'api/cache',
  'api/idempotency',
  'api/pages-as-text',
  'api/sample',
  'api/router',
];
const API_DOORS = ['api/http', 'api/mcp', 'api/trpc', 'api/pages', 'api/rest', 'api/feeds', 'api/ops'];
const WEB_PARTS = ['domain', 'web/content', 'web/lib', 'web/calls', 'web/ui', 'web/work'];
/** The staff area, whose styles are not in those of public pages. */
const WEB_STAFF = [...WEB_PARTS, 'web/staff', 'web/staff-features/*', 'web/features/*'];

/**
 * One row for each module. The first row that matches a file is its module; a test belongs to the module it tests. In
 * `at`, a path that ends in / is a folder, * is any one name and (a|b) one of these. Modules whose own name ends in * (each web feature) may
 * not import each other either. `types`: modules of which only types may be imported. `libraries`: where given, the only
 * libraries allowed. `forTests`: only tests and other such modules may import it.
 * @type {Row[]}
 */
export const MODULES = [
  { module: 'domain', at: ['packages/domain/src/'], mayImport: [], libraries: ['zod'] },
  { module: 'artwork', at: ['packages/artwork/src/'], mayImport: ['domain'], libraries: [] },
  // The types that the server and the web app share about a rendered page.
  { module: 'page-contract', at: ['packages/page-contract/src/'], mayImport: ['domain'] },
  {
    module: 'api-client/outside',
    at: ['packages/api-client/src/testing/'],
    mayImport: ['domain', 'api-client', 'api/testing', 'scripts'],
    forTests: true,
  },
  { module: 'api-client', at: ['packages/api-client/src/'], mayImport: ['domain'], types: ['api/router'] },

  { module: 'api/env', at: ['apps/api/src/env.ts'], mayImport: ['domain', 'api/store', 'api/mail'] },
  {
    module: 'api/core',
    at: ['apps/api/src/context.ts', 'apps/api/src/program-path.ts', 'apps/api/src/start-thread.ts'],
    mayImport: API_CORE,
  },
  { module: 'api/host', at: ['apps/api/src/core/host/'], mayImport: ['domain', 'api/rpc'] },
  {
    module: 'api/store',
    at: [
      'apps/api/src/core/store/',
      'apps/api/src/core/store/dialect/',
      'apps/api/src/core/store/tables/',
      'apps/api/src/core/store/migrations/',
      'apps/api/src/core/store/released/',
    ],
    mayImport: ['domain', 'api/host'],
  },
  { module: 'api/lists', at: ['apps/api/src/core/lists/'], mayImport: ['domain', 'api/store'] },
  { module: 'api/exports', at: ['apps/api/src/core/exports/'], mayImport: API_CORE },
  { module: 'api/logging', at: ['apps/api/src/core/logging/'], mayImport: ['domain', 'api/rpc'] },
  { module: 'api/limits', at: ['apps/api/src/core/limits/'], mayImport: ['domain', 'api/store', 'api/rpc'] },
  { module: 'api/rpc', at: ['apps/api/src/core/rpc/'], mayImport: API_CORE },
  { module: 'api/audit', at: ['apps/api/src/care/administration/'], mayImport: API_CORE },
  { module: 'api/mail', at: ['apps/api/src/core/mail/'], mayImport: API_CORE },
  { module: 'api/settings', at: ['apps/api/src/care/administration/'], mayImport: API_CORE },
  { module: 'api/markdown', at: ['apps/api/src/core/markdown/'], mayImport: ['domain', 'api/core', 'api/host'] },
  // Their profiles are part of the pages of posts.
  { module: 'api/authors', at: ['apps/api/src/core/authors/'], mayImport: API_CORE },
  // Where posts were before, and what paths without a page answer.
  { module: 'api/addresses', at: ['apps/api/src/core/addresses/'], mayImport: API_CORE },
  // The outbox of events for webhooks.
  { module: 'api/events', at: ['apps/api/src/core/events/'], mayImport: API_CORE },
  // Backups: tables copied and compared, a backup put in the site's place, a backup made (and proven by a restore).
  { module: 'api/backup/copy', at: ['apps/api/src/care/backup/copy/'], mayImport: API_CORE },
  {
    module: 'api/backup/restore',
    at: ['apps/api/src/care/backup/restore/'],
    mayImport: [...API_CORE, 'api/backup', 'api/backup/copy'],
  },
  {
    module: 'api/backup/make',
    at: ['apps/api/src/care/backup/make/'],
    mayImport: [...API_CORE, 'api/backup', 'api/backup/copy', 'api/backup/restore'],
  },
  { module: 'api/auth/account', at: ['apps/api/src/accounts/auth/account/'], mayImport: API_CORE },
  {
    module: 'api/auth/api-keys',
    at: ['apps/api/src/accounts/auth/api-keys/'],
    mayImport: [...API_CORE, 'api/auth/account'],
  },
  {
    module: 'api/auth/session',
    at: ['apps/api/src/accounts/auth/session/'],
    mayImport: [...API_CORE, 'api/auth/account', 'api/auth/api-keys'],
  },
  {
    module: 'api/auth/password',
    at: ['apps/api/src/accounts/auth/password/'],
    mayImport: [...API_CORE, 'api/auth/account', 'api/auth/session'],
  },
  {
    module: 'api/auth/second-factor',
    at: ['apps/api/src/accounts/auth/second-factor/'],
    mayImport: [...API_CORE, 'api/auth/account', 'api/auth/session', 'api/auth/password'],
  },
  {
    module: 'api/auth/sign-in',
    at: ['apps/api/src/accounts/auth/sign-in/'],
    mayImport: [...API_CORE, 'api/auth/account', 'api/auth/session', 'api/auth/password', 'api/auth/second-factor'],
  },
  {
    module: 'api/auth/passkeys',
    at: ['apps/api/src/accounts/auth/passkeys/'],
    mayImport: [
      ...API_CORE,
      'api/auth/account',
      'api/auth/session',
      'api/auth/password',
      'api/auth/second-factor',
      'api/auth/sign-in',
    ],
  },
  {
    module: 'api/auth/password-reset',
    at: ['apps/api/src/accounts/auth/password-reset/'],
    mayImport: [
      ...API_CORE,
      'api/auth/account',
      'api/auth/session',
      'api/auth/password',
      'api/auth/second-factor',
      'api/auth/sign-in',
    ],
  },
  { module: 'api/auth', at: ['apps/api/src/accounts/auth/'], mayImport: [...API_CORE, ...API_AUTH] },
  // What readers of a post or an issue would notice.
  { module: 'api/checks', at: ['apps/api/src/site/checks/'], mayImport: API_CORE },
  ...API_FEATURES.map((module) => ({
    module,
    at: [`apps/api/src/${module.slice('api/'.length)}/`],
    mayImport: [...API_CORE, 'api/checks', 'api/newsletter/results', 'api/trails', 'api/conversations/messages'],
  })),
  // From a visit to a client: counted visitors and what became of enquiries.
  { module: 'api/funnel', at: ['apps/api/src/insight/funnel/'], mayImport: [...API_CORE, 'api/stats'] },
  // What followed an issue. Forms and page views count it.
  { module: 'api/newsletter/results', at: ['apps/api/src/audience/newsletter/results/'], mayImport: API_CORE },
  ...API_NEWSLETTER.map((module, at) => ({
    module,
    at: [`apps/api/src/${module.slice('api/'.length)}/`, `apps/api/src/${module.slice('api/'.length)}/*/`],
    mayImport: [...NEWSLETTER_BASE, ...API_NEWSLETTER.slice(0, at), 'api/checks', 'api/posts', 'api/bounces'],
  })),
  // The visits that led to enquiries and sign-ups.
  {
    module: 'api/trails',
    at: ['apps/api/src/audience/attribution/'],
    mayImport: [...API_CORE, 'api/newsletter/results', 'api/stats'],
  },
  // The conversations about enquiries. Their messages are the base, which the enquiries themselves may use.
  {
    module: 'api/conversations/messages',
    at: ['apps/api/src/sales/threads/'],
    mayImport: [...API_CORE, 'api/media'], // files that came by mail are in the folder of pictures
  },
  {
    module: 'api/conversations',
    at: ['apps/api/src/sales/conversations/', 'apps/api/src/sales/conversations/(replies|incoming|work)/'],
    mayImport: [...API_CORE, 'api/conversations/messages', 'api/contacts', 'api/mailbox', 'api/bounces'],
  },
  // Calls that visitors book, and when staff take them. A booking creates an enquiry, which joins another one once it is proven.
  {
    module: 'api/bookings',
    at: ['apps/api/src/sales/bookings/', 'apps/api/src/sales/bookings/*/'],
    mayImport: [...API_CORE, 'api/contacts', 'api/conversations', 'api/trails', 'api/newsletter/results'],
  },
  // The statuses of enquiries, on which the calls depend that they asked for.
  {
    module: 'api/contact-status',
    at: ['apps/api/src/sales/bookings/statuses/'],
    mayImport: [...API_CORE, 'api/contacts', 'api/bookings'],
  },
  // Events for other programs: what they are about is in many features.
  {
    module: 'api/webhooks',
    at: ['apps/api/src/care/webhooks/', 'apps/api/src/care/webhooks/delivery/'],
    mayImport: [
      ...API_CORE,
      'api/posts',
      'api/subscribers',
      'api/contacts',
      'api/conversations/messages',
      'api/bookings',
      'api/newsletter/issues',
    ],
  },
  // What visitors do not see yet: pending changes of posts, and the links to previews.
  { module: 'api/pending', at: ['apps/api/src/site/pending/'], mayImport: [...API_CORE, 'api/posts'] },
  // Colleagues: invited, with their roles, removed.
  {
    module: 'api/team',
    at: ['apps/api/src/care/team/'],
    mayImport: [...API_CORE, ...API_AUTH, 'api/auth', 'api/bookings'],
  },
  // Whose posts are, and who lets them be published.
  {
    module: 'api/approvals',
    at: ['apps/api/src/site/approvals/'],
    mayImport: [...API_CORE, 'api/posts', 'api/pending'],
  },
  {
    // A person's data is in several modules, and an erasure requires the password.
    module: 'api/privacy',
    at: ['apps/api/src/care/privacy/', 'apps/api/src/care/privacy/columns/'],
    mayImport: [
      ...API_CORE,
      'api/auth/api-keys',
      'api/auth/passkeys',
      'api/auth/session',
      'api/auth/password',
      'api/subscribers',
      'api/trails',
      'api/bookings',
      'api/conversations/messages',
    ],
  },
  {
    // What readers decide about their own address, including the export and erasure of their data.
    module: 'api/newsletter/preferences',
    at: ['apps/api/src/care/preferences/'],
    mayImport: [...NEWSLETTER_BASE, 'api/newsletter/topics', 'api/privacy'],
  },
  // Bounces and complaints: what the reports of mail servers say, and what follows for subscribers.
  {
    module: 'api/bounces',
    at: ['apps/api/src/audience/bounces/', 'apps/api/src/testing/corpora/bounces/'],
    mayImport: [...NEWSLETTER_BASE, 'api/mailbox'],
  },
  // What the DNS says about the domain that mail is sent from.
  { module: 'api/sending-domain', at: ['apps/api/src/care/sending-domain/'], mayImport: API_CORE },
  // The mailbox that the site reads, for every feature that waits for mail.
  {
    module: 'api/mailbox',
    at: ['apps/api/src/core/mailbox/', 'apps/api/src/core/mailbox/parse/'],
    mayImport: API_CORE,
  },
  { module: 'api/sample', at: ['apps/api/src/care/sample/'], mayImport: [...API_CORE, ...API_FEATURES] },
  { module: 'api/cache', at: ['apps/api/src/doors/cache/'], mayImport: API_CORE },
  {
    module: 'api/router',
    at: ['apps/api/src/router.ts'],
    mayImport: [
      ...API_CORE,
      ...API_FEATURES,
      ...API_NEWSLETTER,
      'api/newsletter/results',
      'api/trails',
      'api/mailbox',
      'api/bounces',
      'api/sending-domain',
      'api/newsletter/preferences',
      'api/funnel',
      'api/conversations',
      'api/bookings',
      'api/contact-status',
      'api/webhooks',
      'api/approvals',
      'api/team',
      'api/pending',
      'api/auth',
      'api/privacy',
    ],
  },
  // Tools for programs that write text, over the Model Context Protocol.
  {
    module: 'api/mcp',
    at: ['apps/api/src/doors/mcp/', 'apps/api/src/doors/mcp/tools/'],
    mayImport: [...API_CORE, 'api/router', 'api/rest'],
  },
  // What programs read of the public site in place of HTML: the Markdown form of a page, and llms.txt.
  {
    module: 'api/pages-as-text',
    at: ['apps/api/src/doors/pages-as-text/'],
    mayImport: [...API_CORE, 'api/bookings', 'api/cache', 'api/posts', 'api/newsletter/archive'],
    types: ['page-contract'],
  },
  { module: 'api/http', at: ['apps/api/src/doors/http/'], mayImport: API_CORE },
  // Answers to writes that were sent with an idempotency key.
  { module: 'api/idempotency', at: ['apps/api/src/doors/idempotency/'], mayImport: API_CORE },
  {
    module: 'api/pages',
    at: ['apps/api/src/doors/pages/'],
    mayImport: [...API_INSIDE, 'api/http'],
    types: ['page-contract'],
  },
  {
    module: 'api/trpc',
    at: ['apps/api/src/doors/trpc/'],
    mayImport: [...API_CORE, 'api/router', 'api/http', 'api/idempotency'],
  },
  {
    module: 'api/rest',
    at: ['apps/api/src/doors/rest/', 'apps/api/src/doors/rest/calls/', 'apps/api/src/doors/rest/lists/'],
    mayImport: [...API_CORE, 'api/cache', 'api/router', 'api/http', 'api/idempotency'],
  },
  {
    module: 'api/feeds',
    at: ['apps/api/src/doors/feeds/'],
    mayImport: [...API_CORE, 'api/cache', 'api/posts', 'api/newsletter/archive', 'api/bookings'],
  },
  { module: 'api/ops', at: ['apps/api/src/doors/ops/'], mayImport: [...API_INSIDE, 'api/http'] },
  { module: 'api/app', at: ['apps/api/src/app.ts'], mayImport: ['api/env', ...API_INSIDE, ...API_DOORS] },
  {
    module: 'api/main',
    at: ['apps/api/src/main.ts'],
    mayImport: ['api/env', ...API_INSIDE, ...API_DOORS, 'api/app'],
  },
  { module: 'api/commands', at: ['apps/api/src/doors/commands/'], mayImport: ['api/env', ...API_INSIDE] },
  {
    module: 'api/testing',
    at: ['apps/api/src/testing/'],
    mayImport: ['api/env', ...API_INSIDE, ...API_DOORS, 'api/app', 'scripts'],
    forTests: true,
    types: ['page-contract'],
  },

  {
    module: 'durability',
    at: ['packages/durability/src/'],
    mayImport: ['domain', 'api/testing'],
    forTests: true,
  },

  { module: 'web/ui', at: ['apps/web/src/ui/'], mayImport: ['domain'] },
  // What several screens of the staff area show in the same way.
  {
    module: 'web/staff',
    at: ['apps/web/src/staff/'],
    mayImport: ['domain', 'web/lib', 'web/calls', 'web/ui'],
  },
  // The drawn work samples, shown by several features.
  { module: 'web/work', at: ['apps/web/src/work/'], mayImport: ['domain', 'web/content', 'web/lib', 'web/ui'] },
  { module: 'web/content', at: ['apps/web/src/content/'], mayImport: ['domain'] },
  // The typed calls, and queries shared by several features.
  {
    module: 'web/calls',
    at: ['apps/web/src/lib/calls/'],
    mayImport: ['domain', 'web/content', 'web/lib'],
    types: ['api/router'],
  },
  { module: 'web/lib', at: ['apps/web/src/lib/'], mayImport: ['domain', 'web/content'], types: ['page-contract'] },
  {
    module: 'web/staff-features/*',
    at: ['apps/web/src/features/(account|command-palette|dashboard|post-editor)/'],
    mayImport: [...WEB_PARTS, 'web/staff'],
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
    mayImport: ['web/content'],
    types: ['web/router', 'web/calls', 'page-contract'],
  },

  {
    module: 'e2e/support',
    at: ['apps/e2e/support/'],
    mayImport: ['domain', 'api-client', 'scripts'],
    forTests: true,
  },
  // The specs of each subject.
  {
    module: 'e2e/*',
    at: ['apps/e2e/*/'],
    mayImport: ['domain', 'api-client', 'api-client/outside', 'e2e/support'],
    forTests: true,
  },
  { module: 'e2e', at: ['apps/e2e/'], mayImport: ['e2e/support', 'scripts'], forTests: true },
  { module: 'api-client/build', at: ['packages/api-client/scripts/'], mayImport: [] },
  { module: 'config', at: ['vitest.config.ts', 'apps/*/*.config.ts'], mayImport: ['web/build'] },
  {
    module: 'bench',
    at: ['bench/src/', 'bench/src/far/'],
    mayImport: ['domain', 'api/testing', 'api/store', 'api/app', 'scripts'],
    forTests: true,
  },
  { module: 'scripts', at: ['scripts/'], mayImport: [], forTests: true },
];
