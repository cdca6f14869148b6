import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { sendFailure } from './error-answers.ts';
import { logOptions } from './log-options.ts';
import { securityHeaders } from './security.ts';

const BODY_LIMIT_BYTES = 100_000;
/** How often a stopping server closes connections that have become idle. */
const CLOSING_INTERVAL_MS = 100;
/** Each connection costs memory; further ones are closed immediately. */
const MAX_CONNECTIONS = 4000;

type ServerOptions = {
  logLevel: string;
  /** Receives the lines of the log; by default standard output. */
  logTo?: { write: (line: string) => void } | undefined;
  /** Addresses whose `X-Forwarded-*` headers are trusted. */
  trustedProxies: string[];
  /** Whether visitors use https. */
  isHttps: boolean;
};

/** Fastify with the limits of this site, and no routes yet. */
export function createServer({ logLevel, logTo, trustedProxies, isHttps }: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: { ...logOptions(logLevel), ...(logTo && { stream: logTo }) },
    // doors/http/request-log.ts logs requests.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 5000 },
    // Slow or silent clients must not hold connections. A proxy must close idle connections before the server does. Most
    // routes limit bodies further: see doors/http/body-time.ts.
    requestTimeout: 3_600_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    // A proxy sends requests until it notices the shutdown; they are still answered.
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000, maxHeaderSize: 16 * 1024 },
    frameworkErrors(error, request, reply) {
      // Handles URLs that are too long or malformed, before any hook has run.
      reply.headers(securityHeaders({ isHttps }));
      sendFailure(request, reply, error.statusCode ?? 400, isHttps);
    },
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  app.addHook('preClose', async () => closeIdleUntilClosed(app));
  return app;
}

/**
 * Node closes idle connections once, when the server begins to close. A connection whose body still arrives after an early
 * answer becomes idle later, and would keep the server open until the idle limit.
 */
function closeIdleUntilClosed({ server }: FastifyInstance): void {
  if (!server.listening) return; // only a listening server emits its closing
  const timer = setInterval(() => server.closeIdleConnections(), CLOSING_INTERVAL_MS);
  server.once('close', () => clearInterval(timer));
}

/** Ids that are unique across restarts: a UUID per process, whose last group counts requests. */
function requestIds(): () => string {
  const prefix = randomUUID().slice(0, -12);
  let count = 0;
  return () => {
    count += 1;
    return prefix + count.toString(16).padStart(12, '0');
  };
}

/** The URL of the server for a browser on this machine. */
export function localOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return 'http://localhost';
  return `http://localhost:${address.port}`;
}
