import { cutPower } from './cut-power.ts';
import { acknowledgedBy, findLosses } from './find-losses.ts';
import { type Random, randomNumbers } from '../fill/random-prose.ts';
import { type DiskRecording, placesIn } from './record-disk.ts';
import { sendEnquiries, startServerProcess } from '../server/server-process.ts';
import { openTestFolder } from '../test-folder.ts';

/** Random numbers whose seed a failure can name. */
export function newRandom(): { seed: number; random: Random } {
  const seed = Date.now() % 2 ** 32;
  return { seed, random: randomNumbers(seed) };
}

/**
 * Cuts the power at moments that `choose` chooses, and starts a server on what is left each time.
 * @returns what was lost, and by which cut
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
    const kept = cutPower({ ...recording, moment, random }, folder);
    const { url, dataDir } = placesIn(folder);
    const server = await startServerProcess(url, dataDir);
    await sendEnquiries(server, 'after-the-cut').reached;
    await server.kill('SIGKILL');
    const found = await findLosses(folder, original, acknowledgedBy(recording.events.slice(0, moment)));
    const about = `seed ${seed}, cut ${cut} before event ${moment} of ${recording.events.length} (${kept})`;
    losses.push(...found.map((loss) => `${loss}: ${about}`));
  }
  return losses;
}
