import { publicError } from '../rpc/errors.ts';
import { openSilence } from './log-silence.ts';

type Log = { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };

/** An outage fails every request. */
const isFirstInAWhile = openSilence();

/**
 * Logs a failure that is ours, in the words of `message`: outages and crowds seldom, all others each time. What the
 * caller has done wrong is not logged here.
 */
export function logFailure(log: Log, error: unknown, message: string, fields: object = {}): void {
  const { status, outage, retryAfterSeconds } = publicError(error);
  if (status < 500) return;
  if (outage !== undefined) {
    if (isFirstInAWhile(outage)) log.error({ ...fields, event: 'outage', outage, err: error }, message);
  } else if (retryAfterSeconds !== undefined) {
    if (isFirstInAWhile('busy'))
      log.warn({ ...fields, event: 'too busy' }, 'more was asked for than can be done at once');
  } else log.error({ ...fields, event: 'failure', err: error }, message);
}
