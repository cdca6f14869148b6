import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_MS = 500;

/**
 * Repeats a write until it is stored: a message that was handed over but not recorded would be sent again.
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
