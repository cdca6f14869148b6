import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DATA_POLICY } from './content-security-policy.ts';

type SecurityOptions = {
  /** Whether visitors reach the site through https. */
  isHttps: boolean;
};

/** The headers of every answer; a page brings a Content-Security-Policy of its own. */
export function securityHeaders({ isHttps }: SecurityOptions): Record<string, string> {
  return {
    'Content-Security-Policy': DATA_POLICY,
    // Pictures of other sites are shown, but are asked for without anybody's cookies.
    'Cross-Origin-Embedder-Policy': 'credentialless',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Security headers on every answer; no writing on behalf of another site. */
export const securityPlugin = fp<SecurityOptions>(
  async (app: FastifyInstance, options) => {
    const headers = securityHeaders(options);
    // With a callback, as all hooks that run for every request and wait for nothing: a promise for each adds up.
    app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
      reply.headers(headers);
      if (isForeignWrite(request)) reply.code(403).send({ error: 'Requests from another site are not accepted.' });
      else done();
    });
  },
  { name: 'security' },
);

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser says that a page of another site makes this request, and it is more than a link or picture. */
function isForeignWrite(request: FastifyRequest): boolean {
  return !READING_METHODS.has(request.method) && request.headers['sec-fetch-site'] === 'cross-site';
}
