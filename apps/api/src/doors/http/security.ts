import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DATA_POLICY } from './content-security-policy.ts';

type SecurityOptions = {
  /** Whether visitors use https. */
  isHttps: boolean;
};

/** The security headers of every response; pages set their own Content-Security-Policy. */
export function securityHeaders({ isHttps }: SecurityOptions): Record<string, string> {
  return {
    'Content-Security-Policy': DATA_POLICY,
    // Pictures of other sites are loaded without cookies.
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

/** Security headers on every response, and a refusal of cross-site writes. */
export const securityPlugin = fp<SecurityOptions>(
  async (app: FastifyInstance, options) => {
    const headers = securityHeaders(options);
    // A callback instead of a promise, because this hook is synchronous and runs for every request.
    app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
      reply.headers(headers);
      if (isForeignWrite(request)) reply.code(403).send({ error: 'Requests from another site are not accepted.' });
      else done();
    });
  },
  { name: 'security' },
);

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the browser marks the request as cross-site, unless it is a navigation or an image. */
function isForeignWrite(request: FastifyRequest): boolean {
  return !READING_METHODS.has(request.method) && request.headers['sec-fetch-site'] === 'cross-site';
}
