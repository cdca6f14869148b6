import type { FastifyRequest } from 'fastify';
import { loggedPath } from './page-address.ts';

/**
 * Log format: one JSON line per event on stdout. Lists the logged fields of requests and errors, so that nothing else is
 * logged, such as a URL with a token, a row quoted by a database error, or a header.
 */
export function logOptions(level: string) {
  return {
    level,
    serializers: {
      err: describeError,
      error: describeError,
      req: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) => ({ method, path: loggedPath(url) }),
    },
  };
}

type LoggedError = { type: string; message: string; stack: string; code?: string; cause?: LoggedError };

function describeError(error: unknown): LoggedError {
  // Typed as Fastify requires; thrown strings and objects are logged too.
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' };
  const { name, message, stack = '', cause } = error;
  return {
    type: name,
    message,
    stack,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}
