import { publicError } from '../rpc/errors.ts';
import { openLogThrottle } from './log-throttle.ts';

type Log = { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };

/** An outage makes every request fail; one line is enough. */
const isFirstLately = openLogThrottle();

/**
 * Logs a server failure as `message`: outages and overload at most once in ten seconds, every other failure each time.
 * Client errors are not logged.
 */
export function logFailure(log: Log, error: unknown, message: string, fields: object = {}): void {
  const { status, outage, retryAfterSeconds } = publicError(error);
  if (status < 500) return;
  if (outage !== undefined) {
    if (isFirstLately(outage)) log.error({ ...fields, event: 'outage', outage, err: error }, message);
  } else if (retryAfterSeconds !== undefined) {
    if (isFirstLately('busy')) log.warn({ ...fields, event: 'too busy' }, 'too many concurrent requests');
  } else log.error({ ...fields, event: 'failure', err: error }, message);
}
