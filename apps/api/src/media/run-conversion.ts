import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PictureType } from '@tideline/domain/picture/picture';
import { programPath } from '../program-path.ts';
import { WorkQueue } from '../host/work-queue.ts';
import type { Conversion } from './convert-picture.ts';

/** As many wait as uploads may be under way at all. */
const conversions = new WorkQueue({
  atOnce: 2,
  waiting: 10,
  refusal: 'Many pictures are being uploaded right now. Try again in a few seconds.',
  retryAfterSeconds: 10,
});
/** The largest accepted picture takes under three seconds of a processor; what takes this long never ends. */
const TIME_LIMIT_MS = 60_000;

const run = promisify(execFile);

/**
 * Makes the forms of an uploaded file, in a process of its own that knows no settings and no secrets; at most two at
 * once, the others wait for their turn.
 * @returns the forms' sizes, or the sentence that refuses the file
 * @throws when it could not be tried: no process, no room on the disk
 */
export function runConversion(file: string, type: PictureType, folder: string, id: string): Promise<Conversion> {
  return conversions.run(async () => {
    try {
      const { stdout } = await run(process.execPath, [programPath('media/convert-picture'), file, type, folder, id], {
        env: {},
        timeout: TIME_LIMIT_MS,
        killSignal: 'SIGKILL',
      });
      return JSON.parse(stdout) as Conversion;
    } catch (error) {
      if (!wasKilled(error)) throw error;
      return {
        refusal: 'This picture takes more time or memory to read than a picture should. Save it anew and try again.',
      };
    }
  });
}

/** Whether the process ended by a signal: ours after the time limit, the system's for its memory, or its own crash. */
function wasKilled(error: unknown): boolean {
  return error instanceof Error && 'signal' in error && typeof error.signal === 'string';
}
