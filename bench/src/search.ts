/** CPU time of a search in 10,000 posts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomNumbers, wordAt } from '@tideline/api/testing/fill/random-prose';
import { fillSite, LARGE } from './fill.ts';
import { describe, load } from './load.ts';
import { startSite } from './servers.ts';
import { atMost, type Row } from './table.ts';

const SEARCHES = 5_000;
/**
 * Ranges of word ranks, where rank 0 is the most common word. Ordinary words are in at most one post of twenty; the most common
 * are in most posts.
 */
const WORDS = { 'ordinary words': [300, 3_000], 'the most common words': [0, 20] } as const;

export async function measureSearch(): Promise<Row[]> {
  const folder = await fillSite();
  const site = await startSite({ DATA_DIR: folder, SAMPLE_DATA: '0' });
  const rows: Row[] = [];
  for (const [what, [first, end]] of Object.entries(WORDS)) {
    const random = randomNumbers(7);
    const word = () => wordAt(first + Math.floor(random() * (end - first)));
    const paths = Array.from({ length: SEARCHES }, () => `/api/posts?limit=24&q=${word()}%20${word()}`);
    const file = join(folder, 'searches');
    writeFileSync(file, paths.join('\n'));
    const options = { vary: { kind: 'paths', file } } as const;
    await load(site, '/', options); // warms up
    const measured = await load(site, '/', options);
    const title = `a search for ${what}, ${LARGE.posts.toLocaleString('en-US')} posts`;
    rows.push(atMost(title, 15, measured.cpuMs, 'ms CPU', describe(measured)));
  }
  await site.stop();
  return rows;
}
