import { tlsFailure } from '../../../core/host/checked-request.ts';

const NOT_FOUND = 'The address was not found on the public internet.';

/** Reasons in words, by error code. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed before an answer.',
  EPIPE: 'The connection was closed before an answer.',
  HPE_INVALID_CONSTANT: 'The answer is not HTTP.',
};

/** Why a receiver did not answer, in words. A private address looks like an unknown one. */
export function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return NOT_FOUND;
  if (tlsFailure(error) !== null) return `No secure connection (TLS): ${code}.`;
  return REASONS[code] ?? `The receiver could not be reached (${code}).`;
}
