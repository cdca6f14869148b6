import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_MS = 500;

/**
 * Writes what was sent, again until it is stored: a message that the other side has, and the database does not know of, would be
 * sent a second time.
 * @param warn called with the error of each failure
 * @throws the last error when the server stops meanwhile
 */
export async function untilStored(
  write: () => Promise<void>,
  { stop, warn }: { stop: AbortSignal; warn: (error: unknown) => void },
): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (stop.aborted) throw error;
      warn(error);
      await sleep(AGAIN_MS);
    }
  }
}
