import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { publicError } from '../../core/rpc/errors.ts';
import { logFailure } from '../../core/logging/log-failure.ts';
import { errorPage, errorPagePolicy } from './error-page.ts';

/** Messages for requests that the HTTP server itself refuses. */
const SENTENCES: Record<number, string> = {
  400: 'The request could not be read.',
  401: 'Your session has ended. Please sign in again.',
  403: 'This request is not accepted.',
  404: 'There is nothing at this address.',
  405: 'This address can only be read.',
  413: 'The request is larger than this site accepts.',
  414: 'The address is longer than this site accepts.',
  415: 'This kind of content is not accepted here.',
  503: 'The site is very busy at the moment. Please try again in a few seconds.',
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The brand as CSS of error pages. */
    errorLook?: () => string;
  }
}

type ErrorsOptions = { isHttps: boolean; look?: () => string };

/** Answers errors that no other part of the site has handled: a page for people, JSON for programs. */
export const errorsPlugin = fp<ErrorsOptions>(
  async (app: FastifyInstance, { isHttps, look }) => {
    if (look) app.decorate('errorLook', look);
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const failure = publicError(error);
      const { statusCode: status = failure.status } = error;
      if (status >= 500) logFailure(request.log, error, 'request failed');
      if (failure.retryAfterSeconds !== undefined) reply.header('Retry-After', failure.retryAfterSeconds);
      return sendFailure(request, reply, status, isHttps, failure.outage && failure.message);
    });
    app.setNotFoundHandler((request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return sendFailure(request, reply, 404, isHttps);
      return sendFailure(request, reply.header('Allow', 'GET, HEAD'), 405, isHttps);
    });
  },
  { name: 'errors' },
);

/** Sends the meaning of `status`, or a more specific message, in a format that the client accepts. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  isHttps: boolean,
  sentence?: string,
): FastifyReply {
  const isOurFault = status >= 500 && status !== 503;
  const requestId = isOurFault ? request.id : undefined;
  const text = isOurFault
    ? publicError(undefined).message
    : (sentence ?? SENTENCES[status] ?? 'The request was refused.');
  reply.code(status).header('Cache-Control', 'no-store');
  if (!isForPeople(request)) return reply.send({ error: text, requestId });
  const look = request.server.errorLook?.() ?? '';
  const title = isOurFault ? 'Something went wrong' : 'This did not work';
  return reply
    .header('Content-Security-Policy', errorPagePolicy(isHttps, look))
    .type('text/html; charset=utf-8')
    .send(errorPage({ title, text, requestId, look }));
}

function isForPeople(request: FastifyRequest): boolean {
  return !/^\/(?:api|trpc)(?:\/|$)/.test(request.url) && (request.headers.accept ?? '').includes('text/html');
}
