import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MissedPathCounter } from './core/addresses/missed-path-counter.ts';
import { artworkPlugin } from './site/artwork/plugin.ts';
import { findSiteSettings, lastShownBrand } from './site/brand/shown-brand.ts';
import { keyLimitPlugin } from './accounts/auth/api-keys/key-limit.ts';
import { createContext } from './accounts/auth/session/create-context.ts';
import { cdnHeadersPlugin } from './doors/cache/cdn-headers.ts';
import { openResponseCache } from './doors/cache/open-response-cache.ts';
import { NO_BACKUPS, NO_MAIL, type Backups, type Mailer } from './context.ts';
import { findContentVersion } from './core/store/content-version.repository.ts';
import type { Db } from './core/store/schema.ts';
import type { Env } from './env.ts';
import { feedsPlugin } from './doors/feeds/plugin.ts';
import { assetsPlugin } from './doors/http/assets.ts';
import { bodyTimePlugin } from './doors/http/body-time.ts';
import { compressionPlugin } from './doors/http/compression.ts';
import { createServer, localOrigin } from './doors/http/create-server.ts';
import { errorsPlugin } from './doors/http/error-answers.ts';
import { errorLook } from './doors/http/error-look.ts';
import { callLinksPlugin } from './doors/pages/call-links.ts';
import { formsPlugin } from './doors/pages/forms.ts';
import { healthPlugin } from './doors/ops/health.ts';
import { preferencesPlugin } from './doors/pages/preferences.ts';
import { mailLinksPlugin } from './doors/pages/mail-links.ts';
import { mediaPlugin } from './site/media/plugin.ts';
import { findCopyFiller } from './core/settings/site-words.repository.ts';
import { listHiddenPaths } from './core/store/hidden-paths.ts';
import { findChangedCards, findChangedHeads } from './site/pages/changed-heads.ts';
import { metricsPlugin } from './doors/ops/metrics.ts';
import type { PageSource } from './doors/pages/page-source.ts';
import { pageSender, pagesPlugin } from './doors/pages/plugin.ts';
import { mcpPlugin } from './doors/mcp/plugin.ts';
import { llmsTxtPlugin } from './doors/pages-as-text/plugin.ts';
import { plainBodiesPlugin } from './doors/http/plain-bodies.ts';
import { securityTxtPlugin } from './doors/http/security-txt.ts';
import { requestLogPlugin } from './doors/http/request-log.ts';
import { securityPlugin } from './doors/http/security.ts';
import { trpcPlugin } from './doors/trpc/plugin.ts';
import { violationReportsPlugin } from './doors/http/violation-reports.ts';
import { findReferenceSite } from './doors/reference/reference-site.ts';
import { referenceRoutes } from './doors/reference/reference.routes.ts';
import { restPlugin } from './doors/rest/plugin.ts';

const MEGABYTE = 1_000_000;
/** The size of a post of 200,000 characters in JSON. */
const POST_BODY_LIMIT_BYTES = 2 * MEGABYTE;

export type AppOptions = {
  env: Pick<
    Env,
    | 'allowsLoopback'
    | 'cdn'
    | 'dataDir'
    | 'mediaDir'
    | 'writtenDirs'
    | 'logLevel'
    | 'metricsToken'
    | 'pageCacheMb'
    | 'publicUrl'
    | 'trustedProxies'
  >;
  /** Open and migrated; its opener closes it. */
  db: Db;
  /** Opens the source of the pages; null serves no pages. Takes the app, because Vite shares its server. */
  openPages: ((app: FastifyInstance) => Promise<PageSource>) | null;
  /** Counts requests for missing pages; the caller stores the counts. */
  missed?: MissedPathCounter;
  /** The outbox; without it, no mail is sent. */
  mail?: Mailer;
  /** Without it, no backup is made or listed. */
  backups?: Backups;
  /** Reads the content version faster than a query on `db`; see `openContentVersion`. */
  readVersion?: () => Promise<number>;
  /** The clock, as ISO 8601 in UTC. */
  now?: () => string;
  /** Receives the log lines; stdout by default. */
  logTo?: { write: (line: string) => void };
};

/** Assembles the server, without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, db, openPages, mail = NO_MAIL, backups = NO_BACKUPS, now = currentTime, logTo } = options;
  const { allowsLoopback, dataDir, mediaDir, logLevel, trustedProxies } = env;
  const readVersion = options.readVersion ?? (() => findContentVersion(db));
  const isHttps = env.publicUrl?.startsWith('https:') ?? false;
  const app = createServer({ logLevel, logTo, trustedProxies, isHttps });
  /** PUBLIC_URL, or the address the server listens on. */
  const origin = () => env.publicUrl ?? localOrigin(app);
  const contextOf = (request: FastifyRequest) =>
    createContext({ db, mediaDir, mail, backups, allowsLoopback, origin: origin() }, request, now);

  const cache = openResponseCache({ db, readVersion, now, maxBytes: env.pageCacheMb * MEGABYTE });

  await app.register(requestLogPlugin, { logsAll: logLevel === 'debug' || logLevel === 'trace' });
  await app.register(securityPlugin, { isHttps });
  await app.register(errorsPlugin, { isHttps, look: () => errorLook(lastShownBrand(db)) });
  await app.register(plainBodiesPlugin);
  await app.register(metricsPlugin, { token: env.metricsToken });
  await app.register(compressionPlugin);
  if (env.cdn !== null) await app.register(cdnHeadersPlugin);
  await app.register(keyLimitPlugin, { db, now });
  await app.register(bodyTimePlugin, { defaultMs: 20_000 });
  await app.register(healthPlugin, { db, folders: env.writtenDirs, now });
  await app.register(securityTxtPlugin, { db, origin, now });
  await app.register(violationReportsPlugin, { db, now });
  await app.register(mediaPlugin, { mediaDir });
  await app.register(trpcPlugin, { createContext: contextOf, bodyLimitBytes: POST_BODY_LIMIT_BYTES });
  await app.register(mcpPlugin, { createContext: contextOf, bodyLimitBytes: POST_BODY_LIMIT_BYTES, origin });
  await app.register(restPlugin, {
    prefix: '/api',
    cache,
    createContext: contextOf,
    addReference: (rest) => referenceRoutes(rest, origin, () => findReferenceSite(db)),
    postBodyLimitBytes: POST_BODY_LIMIT_BYTES,
  });
  await app.register(feedsPlugin, { db, cache, origin, now });
  const source = openPages ? await openPages(app) : null;
  const loadCardTexts = async () => {
    const fill = await findCopyFiller(db);
    const { cards } = await findSiteSettings(db);
    return fill({ ...(await source?.loadCardTexts()), ...(await findChangedCards(db, cards)) });
  };
  await app.register(artworkPlugin, { db, dataDir, loadCardTexts, now });
  const loadPageHeads = async () => {
    const fill = await findCopyFiller(db);
    const hidden = await listHiddenPaths(db);
    const heads = Object.entries({ ...(await source?.loadPageHeads()), ...(await findChangedHeads(db)) });
    return fill(Object.fromEntries(heads.filter(([path]) => !hidden.has(path))));
  };
  await app.register(llmsTxtPlugin, { db, cache, loadPageHeads, origin, now });
  const pages = source && {
    db,
    cache,
    missed: options.missed ?? new MissedPathCounter(),
    source,
    origin,
    isHttps,
    mail,
    now,
  };
  await app.register(formsPlugin, { createContext: contextOf, origin, sendPage: pages && pageSender(pages) });
  await app.register(mailLinksPlugin, { createContext: contextOf });
  await app.register(preferencesPlugin, { createContext: contextOf });
  await app.register(callLinksPlugin, { createContext: contextOf });
  if (pages) {
    const { clientDir } = pages.source;
    if (clientDir !== null) await app.register(assetsPlugin, { clientDir, db, dataDir });
    await app.register(pagesPlugin, pages);
  }
  return app;
}

function currentTime(): string {
  return new Date().toISOString();
}
