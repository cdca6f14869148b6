import { spawn } from 'node:child_process';
import { programPath } from '../../program-path.ts';

/**
 * Makes the due or requested backup in a separate process, so that visitors do not wait for it. `stop` ends it.
 * @throws Error with the command's last line of output when it fails
 */
export async function runBackup(stop: AbortSignal, occasion: '--due' | '--asked'): Promise<void> {
  const command = [programPath('doors/commands/backup'), occasion];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'ignore', 'pipe'], signal: stop });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-2000);
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve); // after the rest of its output
  });
  if (code !== 0) throw new Error(`The backup failed. ${words.trim()}`);
}

/** Starts requested backups, one at a time; see `Backups`. A failure is recorded with the backup. */
export function backupStarter(stop: AbortSignal): () => boolean {
  let isRunning = false;
  return () => {
    if (isRunning || stop.aborted) return false;
    isRunning = true;
    void runBackup(stop, '--asked')
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
      });
    return true;
  };
}
