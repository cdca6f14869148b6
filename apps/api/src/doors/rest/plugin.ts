import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ResponseCache } from '../cache/response-cache.ts';
import { apiCacheControl } from '../http/cache-control.ts';
import type { Context } from '../../context.ts';
import { repeatAnswers } from '../idempotency/repeat-answers.ts';
import { authorRoutes } from './authors.routes.ts';
import { authRoutes } from './auth.routes.ts';
import { acceptsIdempotencyKey, addCaller } from './call.ts';
import { bookingRoutes } from './calls/bookings.routes.ts';
import { declaredRoutes } from './declared/declared.routes.ts';
import { contactRoutes } from './contacts.routes.ts';
import { conversationRoutes } from './conversations/conversations.routes.ts';
import { csvRoutes } from './csv.routes.ts';
import { answerFailures, refuseOtherMethods } from './failures.ts';
import { acceptJsonBodies } from './json-body.ts';
import { backupRoutes } from './backups.routes.ts';
import { bounceHookRoutes } from './hooks/bounces.routes.ts';
import { importRoutes } from './files/imports.routes.ts';
import { inquiryRoutes } from './inquiries.routes.ts';
import { pictureRoutes } from './files/pictures.routes.ts';
import { placeholderRoutes } from './placeholder.routes.ts';
import { postRoutes } from './posts.routes.ts';
import { sentIssueRoutes } from './sent-issues.routes.ts';
import { statsRoutes } from './stats.routes.ts';
import { answerVersion } from './version.ts';
import { subscriberRoutes } from './subscribers.routes.ts';

export type RestOptions = {
  /** The cache of public answers. */
  cache: ResponseCache;
  /** Makes the context of a request. */
  createContext: (request: FastifyRequest) => Promise<Context>;
  /** Adds the routes of the OpenAPI document and the reference. */
  addReference?: (rest: FastifyInstance) => void;
  /** Maximum body size of a post: its text in JSON can be several times its length. */
  postBodyLimitBytes: number;
};

/** The REST adapter, registered under `/api`. It translates and decides nothing. */
export const restPlugin = fp(registerRest, { name: 'rest', encapsulate: true });

async function registerRest(rest: FastifyInstance, options: RestOptions): Promise<void> {
  acceptJsonBodies(rest);
  answerFailures(rest);
  answerVersion(rest);
  rest.addHook('onRequest', (request, reply, done) => {
    reply.header('Cache-Control', apiCacheControl(request)).header('Vary', 'Authorization');
    done();
  });
  addCaller(rest, options.createContext);
  repeatAnswers(rest, { createContext: options.createContext, acceptsKey });

  const methodsByUrl = new Map<string, Set<string>>();
  const routed = new Set<object>();
  rest.addHook('onRoute', ({ url, method, config }) => {
    const path = url.slice(rest.prefix.length);
    methodsByUrl.set(path, new Set([...(methodsByUrl.get(path) ?? []), ...[method].flat()]));
    if (config?.procedure) routed.add(config.procedure);
  });
  postRoutes(rest, { cache: options.cache, bodyLimitBytes: options.postBodyLimitBytes });
  authorRoutes(rest, { cache: options.cache });
  sentIssueRoutes(rest, { cache: options.cache });
  subscriberRoutes(rest);
  inquiryRoutes(rest);
  contactRoutes(rest);
  bookingRoutes(rest);
  authRoutes(rest);
  statsRoutes(rest, { cache: options.cache });
  backupRoutes(rest);
  csvRoutes(rest);
  placeholderRoutes(rest);
  await bounceHookRoutes(rest);
  await conversationRoutes(rest);
  await pictureRoutes(rest);
  await importRoutes(rest);
  declaredRoutes(rest, { routed, bodyLimitBytes: options.postBodyLimitBytes });
  options.addReference?.(rest);
  refuseOtherMethods(rest, new Map(methodsByUrl));
}

function acceptsKey({ method, routeOptions }: FastifyRequest): boolean {
  return acceptsIdempotencyKey(method, routeOptions.config.procedure);
}
