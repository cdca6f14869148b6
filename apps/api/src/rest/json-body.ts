import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';

const BODY_METHODS = new Set(['POST', 'PUT']);

/**
 * Bodies are JSON objects and nothing else. A missing or empty one counts as an object without fields, so that the
 * procedure says what it misses.
 */
export function acceptJsonBodies(rest: FastifyInstance): void {
  const parseJson = rest.getDefaultJsonParser('ignore', 'ignore');
  rest.removeAllContentTypeParsers();
  rest.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined);
    return parseJson(request, text, done);
  });
  rest.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.access || !BODY_METHODS.has(request.method)) return;
    request.body ??= {};
    if (typeof request.body === 'object' && !Array.isArray(request.body)) return;
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body must be a JSON object.' });
  });
}
