/** Compares the time from the start of the process to the first response with that of a bare Fastify. */
import { fillSite } from './fill.ts';
import { startBare, startSite } from './servers.ts';
import { atMost, median, type Row } from './table.ts';

const ROUNDS = 5;

export async function measureStart(): Promise<Row[]> {
  const folder = await fillSite();
  const times: { site: number[]; bare: number[] } = { site: [], bare: [] };
  // The first round fills Node's compile cache and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [side, start] of [
      ['site', () => startSite({ DATA_DIR: folder, SAMPLE_DATA: '0' })],
      ['bare', () => startBare()],
    ] as const) {
      const server = await start();
      if (round > 0) times[side].push(server.startMs);
      await server.stop();
    }
  }
  const [site, bare] = [median(times.site), median(times.bare)];
  const details = `${Math.round(site)} ms to the first page; bare ${Math.round(bare)} ms`;
  return [atMost('cold start, 10,000 posts', 4, site / bare, '×', details)];
}
