import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { constants } from 'node:zlib';
import { artworkPlugin } from './artwork/plugin.ts';
import { createContext } from './auth/session/create-context.ts';
import { openResponseCache } from './cache/open-response-cache.ts';
import { NO_MAIL, type Mailer } from './context.ts';
import { findContentVersion } from './store/content-version.repository.ts';
import type { Db } from './store/schema.ts';
import type { Env } from './env.ts';
import { feedsPlugin } from './feeds/plugin.ts';
import { openLogThrottle } from './logging/log-throttle.ts';
import { assetsPlugin } from './http/assets.ts';
import { bodyTimePlugin } from './http/body-time.ts';
import { errorsPlugin, sendFailure } from './http/error-answers.ts';
import { formsPlugin } from './pages/forms.ts';
import { healthPlugin } from './ops/health.ts';
import { logOptions } from './http/log-options.ts';
import { loggedPath } from './http/page-address.ts';
import { mailLinksPlugin } from './pages/mail-links.ts';
import { mediaPlugin } from './media/plugin.ts';
import { metricsPlugin } from './ops/metrics.ts';
import type { PageSource } from './pages/page-source.ts';
import { pageSender, pagesPlugin } from './pages/plugin.ts';
import { plainBodiesPlugin } from './http/plain-bodies.ts';
import { securityTxtPlugin } from './http/security-txt.ts';
import { securityHeaders, securityPlugin } from './http/security.ts';
import { trpcPlugin } from './trpc/plugin.ts';
import { violationReportsPlugin } from './http/violation-reports.ts';
import { addressPrefix } from './limits/rate-limit.ts';
import { restPlugin } from './rest/plugin.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;
const BODY_LIMIT_BYTES = 100 * KILOBYTE;
const MAX_CONNECTIONS = 4000;
/** What a line of the log calls an answer that keeps somebody out. */
const REFUSALS: Record<number, string> = { 401: 'access refused', 403: 'access refused', 429: 'limit reached' };
/** Posts: 200,000 characters can take this much in JSON. */
const POST_BODY_LIMIT_BYTES = 2000 * KILOBYTE;

export type AppOptions = {
  env: Pick<
    Env,
    | 'dataDir'
    | 'mediaDir'
    | 'writtenDirs'
    | 'logLevel'
    | 'metricsToken'
    | 'pageCacheMb'
    | 'publicUrl'
    | 'trustedProxies'
  >;
  /** Open and migrated; whoever opened it closes it. */
  db: Db;
  /** Where the pages come from: called with the app, since Vite shares its server. Null: serves no pages. */
  openPages: ((app: FastifyInstance) => Promise<PageSource>) | null;
  /** Where mail goes; left out, nowhere. */
  mail?: Mailer;
  /** A quicker way to the content version than a query on `db`; see `openContentVersion`. */
  readVersion?: () => Promise<number>;
  /** The clock, as ISO 8601 in UTC. */
  now?: () => string;
  /** Takes the log's lines; by default the standard output does. */
  logTo?: { write: (line: string) => void };
};

/** Puts the whole server together, without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    env,
    db,
    openPages,
    readVersion = () => findContentVersion(db),
    mail = NO_MAIL,
    now = currentTime,
    logTo,
  } = options;
  const { mediaDir } = env;
  const isDebugging = env.logLevel === 'debug' || env.logLevel === 'trace';
  const isHttps = env.publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    logger: { ...logOptions(env.logLevel), ...(logTo && { stream: logTo }) },
    // Each request at debug level, below; a line for every file would bury what matters.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 5000 },
    // Slow or silent callers must not hold connections; a proxy in front must let go of idle ones before we do.
    // Most bodies get far less time: see http/body-time.ts.
    requestTimeout: 180_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // A proxy goes on sending until it has seen that the server is stopping: what still comes is answered as ever.
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000, maxHeaderSize: 16 * 1024 },
    frameworkErrors(error, request, reply) {
      // Addresses that cannot be decoded, or are too long, come here before any hook has run.
      reply.headers(securityHeaders({ isHttps }));
      sendFailure(request, reply, error.statusCode ?? 400, isHttps);
    },
  });

  // Each costs some memory, whatever it does; further ones are closed at once.
  app.server.maxConnections = MAX_CONNECTIONS;

  const isFirstInAWhile = openLogThrottle();
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const refusal = REFUSALS[reply.statusCode];
    // Anybody can be refused as often as they like.
    if (refusal !== undefined && isFirstInAWhile(`${refusal} ${addressPrefix(request.ip)}`)) {
      request.log.warn({ event: refusal, method, path: loggedPath(url) }, refusal);
    }
    if (isDebugging) {
      const durationMs = Math.round(reply.elapsedTime);
      request.log.debug({ method, path: loggedPath(url), status: reply.statusCode, durationMs }, 'answered');
    }
    done();
  });

  /** PUBLIC_URL, else where the server listens. */
  function origin(): string {
    return env.publicUrl ?? localOrigin(app);
  }

  function contextOf(request: FastifyRequest) {
    return createContext({ db, mediaDir, mail }, request, now);
  }

  const cache = openResponseCache({ db, readVersion, now, maxBytes: env.pageCacheMb * MEGABYTE });

  await app.register(securityPlugin, { isHttps });
  await app.register(errorsPlugin, { isHttps });
  await app.register(plainBodiesPlugin);
  await app.register(metricsPlugin, { token: env.metricsToken });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false, // compressed bodies have been refused by then
    // Higher takes several times as long, for a few percent. Built files are compressed fully, beforehand.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(bodyTimePlugin, { defaultMs: 20_000 });
  await app.register(healthPlugin, { db, folders: env.writtenDirs, now });
  await app.register(securityTxtPlugin, { db, origin, now });
  await app.register(violationReportsPlugin, { db, now });
  await app.register(mediaPlugin, { mediaDir });
  await app.register(trpcPlugin, { createContext: contextOf, bodyLimitBytes: POST_BODY_LIMIT_BYTES });
  await app.register(restPlugin, {
    prefix: '/api',
    cache,
    createContext: contextOf,
    postBodyLimitBytes: POST_BODY_LIMIT_BYTES,
  });
  await app.register(feedsPlugin, { db, cache, origin, now });
  const source = openPages ? await openPages(app) : null;
  const loadCardTexts = source?.loadCardTexts ?? (async () => ({}));
  await app.register(artworkPlugin, { db, dataDir: env.dataDir, loadCardTexts, now });
  const pages = source && { db, cache, source, origin, isHttps, now };
  await app.register(formsPlugin, { createContext: contextOf, origin, sendPage: pages && pageSender(pages) });
  await app.register(mailLinksPlugin, { createContext: contextOf });
  if (pages) {
    const { clientDir } = pages.source;
    if (clientDir !== null) await app.register(assetsPlugin, { clientDir });
    await app.register(pagesPlugin, pages);
  }
  return app;
}

function currentTime(): string {
  return new Date().toISOString();
}

/** The address the server listens at, as a browser on this machine would write it. */
export function localOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return 'http://localhost';
  return `http://localhost:${address.port}`;
}
