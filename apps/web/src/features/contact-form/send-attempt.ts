import { newAttemptKey } from '../../lib/attempt-key.ts';

/** One try at sending: the same text sent again keeps its key, so a lost answer never makes a second enquiry. */
export type SendAttempt = { key: string; text: string };

/** The attempt for `fields`: the last one again if nothing has changed since, else a new one. */
export function nextAttempt(last: SendAttempt | null, fields: Record<string, string>): SendAttempt {
  const text = JSON.stringify(fields);
  return last?.text === text ? last : { key: newAttemptKey(), text };
}
