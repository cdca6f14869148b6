import { publicError } from '../rpc/errors.ts';
import { openLogThrottle } from './log-throttle.ts';

type Log = { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };

/** Many requests can fail for the same reason: one line is enough. */
const isFirstLately = openLogThrottle();

/**
 * Logs a server failure as `message`, at most once in ten seconds. Client errors, and visitors who leave before the end of
 * an answer, are not logged.
 */
export function logFailure(log: Log, error: unknown, message: string, fields: object = {}): void {
  const { status, outage, retryAfterSeconds } = publicError(error);
  if (status < 500 || isLeftConnection(error)) return;
  if (outage !== undefined) {
    if (isFirstLately(outage)) log.error({ ...fields, event: 'outage', outage, err: error }, message);
  } else if (retryAfterSeconds !== undefined) {
    if (isFirstLately('busy')) log.warn({ ...fields, event: 'too busy' }, 'too many concurrent requests');
  } else if (isFirstLately(`${message}: ${error instanceof Error ? error.message : typeof error}`)) {
    log.error({ ...fields, event: 'failure', err: error }, message);
  }
}

function isLeftConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
