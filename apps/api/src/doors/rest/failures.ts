import { TRPCError } from '@trpc/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicError, type PublicError } from '../../core/rpc/errors.ts';
import { logFailure } from '../../core/logging/log-failure.ts';

/** The sentences for requests that Fastify itself refuses. */
const SENTENCES: Record<number, string> = {
  400: 'The body is not valid JSON.',
  413: 'The body is larger than accepted here.',
  415: 'Send the body as JSON, with the header Content-Type: application/json.',
};

/** Answers every failure below /api as JSON. */
export function answerFailures(rest: FastifyInstance): void {
  rest.setErrorHandler<FastifyError | TRPCError>((error, request, reply) => {
    const failure = error instanceof TRPCError ? publicError(error) : httpError(error);
    if (failure.status >= 500) logFailure(request.log, error, 'request failed');
    if (failure.retryAfterSeconds !== undefined) reply.header('Retry-After', failure.retryAfterSeconds);
    if (failure.status === 401) reply.header('WWW-Authenticate', 'Bearer');
    return sendFailure(request, reply, failure);
  });
  rest.setNotFoundHandler((request, reply) =>
    sendFailure(request, reply, {
      status: 404,
      message: 'There is nothing at this address. See /api/docs for what there is.',
    }),
  );
}

/** Answers 405 to all other methods of a path, without reading the body. Must be called after all routes. */
export function refuseOtherMethods(
  rest: FastifyInstance,
  methodsByUrl: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  for (const [url, methods] of methodsByUrl) {
    const allowed = [...methods].join(', ');
    rest.route({
      url,
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !methods.has(method)),
      exposeHeadRoute: !methods.has('HEAD'),
      onRequest: async (request, reply) => {
        const message = `${request.method} is not possible at this address, only ${allowed}.`;
        return sendFailure(request, reply.header('Allow', allowed), { status: 405, message });
      },
      handler: () => undefined,
    });
  }
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: PublicError): FastifyReply {
  const { status, message, issues, needsCode, needsPassword } = failure;
  reply.code(status).header('Cache-Control', 'no-store');
  const asSent = (text: string) => inCallersWords(request, text);
  return reply.send({
    error: asSent(message),
    issues: issues?.map(({ path, message }) => ({ path: asSent(path), message: asSent(message) })),
    needsCode,
    needsPassword,
    requestId: status >= 500 && status !== 503 ? request.id : undefined,
  });
}

/**
 * Names a field as the caller sent it: for some paths the adapter renames `{id}`, and it wraps the changes of a post in
 * `changes`.
 * @param text a path, or a sentence that begins with one
 */
function inCallersWords({ routeOptions }: FastifyRequest, text: string): string {
  const idField = routeOptions.config.procedure?.meta.call?.idField;
  const renamed = idField !== undefined && new RegExp(`^${idField}\\b`).test(text);
  return (renamed ? `id${text.slice(idField.length)}` : text).replace(/^changes\./, '');
}

function httpError(error: FastifyError): PublicError {
  const message = SENTENCES[error.statusCode ?? 500];
  if (error.statusCode !== undefined && message !== undefined) return { status: error.statusCode, message };
  return publicError(error);
}
