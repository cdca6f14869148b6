import { publicError } from './errors.ts';

type Log = { warn: (fields: object, message: string) => void; error: (fields: object, message: string) => void };

/** An outage fails every request: one line of each kind in this time says enough, and fills no disk. */
const SILENCE_MS = 10_000;
const lastLoggedMs = new Map<string, number>();

/**
 * Logs a failure that is ours, in the words of `message`: outages and crowds seldom, all others each time. What the
 * caller has done wrong is not logged here.
 */
export function logFailure(log: Log, error: unknown, message: string, fields: object = {}): void {
  const { status, outage, retryAfterSeconds } = publicError(error);
  if (status < 500) return;
  if (outage !== undefined) {
    if (isTime(outage)) log.error({ ...fields, event: 'outage', outage, err: error }, message);
  } else if (retryAfterSeconds !== undefined) {
    if (isTime('busy')) log.warn({ ...fields, event: 'too busy' }, 'more was asked for than can be done at once');
  } else log.error({ ...fields, event: 'failure', err: error }, message);
}

function isTime(kind: string): boolean {
  const nowMs = performance.now();
  const last = lastLoggedMs.get(kind);
  if (last !== undefined && nowMs - last < SILENCE_MS) return false;
  lastLoggedMs.set(kind, nowMs);
  return true;
}
