import { TRPCError } from '@trpc/server';
import type { FastifyInstance } from 'fastify';

const BODY_METHODS = new Set(['POST', 'PUT']);

/**
 * Accepts JSON bodies only. A missing or empty body is parsed as an empty object, so that the procedure reports the
 * missing fields.
 */
export function acceptJsonBodies(rest: FastifyInstance): void {
  const parseJson = rest.getDefaultJsonParser('ignore', 'ignore');
  rest.removeAllContentTypeParsers();
  rest.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined);
    return parseJson(request, text, done);
  });
  rest.addHook('preValidation', (request, _reply, done) => {
    const hasBody = request.routeOptions.config.procedure !== undefined && BODY_METHODS.has(request.method);
    if (hasBody) request.body ??= {};
    const isObject = typeof request.body === 'object' && !Array.isArray(request.body);
    if (!hasBody || isObject) done();
    else done(new TRPCError({ code: 'BAD_REQUEST', message: 'The body must be a JSON object.' }));
  });
}
