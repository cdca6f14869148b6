import type { FastifyRequest } from 'fastify';
import { loggedPath } from './page-address.ts';

/**
 * How the program logs: one JSON line for each event, on the standard output. What describes a request or a failure is
 * listed here, field by field, so that nothing else (an address with a key in it, a row that a database quotes in its
 * refusal, a header) can slip into a line.
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
  // Typed as Fastify wants it; and whoever throws text or an object gets a line, too.
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
