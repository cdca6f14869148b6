import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PictureType } from '@tideline/domain/picture/picture';
import { programPath } from '../../program-path.ts';
import { WorkQueue } from '../../core/limits/work-queue.ts';
import type { Conversion } from './convert-picture.ts';

/** Message to the client while too many uploads are running. */
export const UPLOADS_BUSY = 'Many pictures are being uploaded right now. Try again in a few seconds.';

const conversions = new WorkQueue({
  atOnce: 2,
  waiting: 10,
  refusal: UPLOADS_BUSY,
  retryAfterSeconds: 10,
});
/** The largest accepted picture takes less than three seconds. */
const TIME_LIMIT_MS = 60_000;

const run = promisify(execFile);

/**
 * Converts an uploaded file in a separate process without settings and secrets; two at a time, others wait.
 * @returns the size of the picture, or a sentence that refuses the file
 * @throws when the conversion could not be attempted: no process, a full disk
 */
export function runConversion(file: string, type: PictureType, folder: string, id: string): Promise<Conversion> {
  return conversions.run(async () => {
    try {
      const { stdout } = await run(
        process.execPath,
        [programPath('site/media/convert-picture'), file, type, folder, id],
        {
          env: {},
          timeout: TIME_LIMIT_MS,
          killSignal: 'SIGKILL',
        },
      );
      return JSON.parse(stdout) as Conversion;
    } catch (error) {
      if (!wasKilled(error)) throw error;
      return {
        refusal: 'This picture takes too much time or memory to read. Save it again in an image editor and try again.',
      };
    }
  });
}

/** Whether a signal ended the process: by the time limit, out of memory, or in a crash. */
function wasKilled(error: unknown): boolean {
  return error instanceof Error && 'signal' in error && typeof error.signal === 'string';
}
