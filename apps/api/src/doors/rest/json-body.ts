import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';

const BODY_METHODS = new Set(['POST', 'PUT']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refuses a request without a body; for a route whose procedure requires no field. */
    requiresBody?: true;
  }
}

/**
 * Accepts JSON objects only. A missing body is parsed as an empty object, so that the procedure reports the missing fields.
 */
export function acceptJsonBodies(rest: FastifyInstance): void {
  const parseJson = rest.getDefaultJsonParser('ignore', 'ignore');
  rest.removeAllContentTypeParsers();
  rest.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined);
    return parseJson(request, text, done);
  });
  rest.addHook('preValidation', (request, _reply, done) => {
    const { procedure, requiresBody } = request.routeOptions.config;
    if (procedure === undefined || !BODY_METHODS.has(request.method)) return done();
    if (request.body === undefined && !requiresBody) request.body = {};
    const { body } = request;
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? done() : done(new TRPCError({ code: 'BAD_REQUEST', message: 'The body must be a JSON object.' }));
  });
}
