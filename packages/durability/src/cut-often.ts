import { type Random, randomNumbers } from '@tideline/api/testing/fill/random-prose';
import { sendContacts, startServerProcess } from '@tideline/api/testing/server/server-process';
import { placesIn } from '@tideline/api/testing/server/site-folder';
import { openTestFolder } from '@tideline/api/testing/test-folder';
import { cutPower } from './cut-power.ts';
import { acknowledgedBy, findLosses } from './find-losses.ts';
import type { DiskRecording } from './record-disk.ts';

/** Random numbers with a seed to print when a test fails. */
export function newRandom(): { seed: number; random: Random } {
  const seed = Date.now() % 2 ** 32;
  return { seed, random: randomNumbers(seed) };
}

/**
 * Simulates power cuts of a recorded site, and starts a server on the remains of each.
 * @param original the recorded folder
 * @param choose the moment of each cut: the number of an event
 * @returns a sentence for each loss, with its cut
 */
export async function cutOften(
  recording: DiskRecording,
  original: string,
  cuts: number,
  choose: (random: Random, cut: number) => number,
): Promise<string[]> {
  const { seed, random } = newRandom();
  const losses: string[] = [];
  for (let cut = 0; cut < cuts; cut += 1) {
    const moment = Math.floor(choose(random, cut));
    const folder = await openTestFolder();
    const survivors = cutPower({ ...recording, moment, random }, folder);
    const { url, dataDir } = placesIn(folder);
    const server = await startServerProcess(url, dataDir);
    await sendContacts(server, 'after-the-cut').reached;
    await server.kill('SIGKILL');
    const found = await findLosses(folder, original, acknowledgedBy(recording.events.slice(0, moment)));
    const details = `seed ${seed}, cut ${cut} before event ${moment} of ${recording.events.length} (${survivors})`;
    losses.push(...found.map((loss) => `${loss}: ${details}`));
  }
  return losses;
}
