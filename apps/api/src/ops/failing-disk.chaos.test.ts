import { expect, test } from 'vitest';
import { migrateToLatest } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { cutOften } from '../testing/disk/cut-often.ts';
import { acknowledgedBy, findLosses } from '../testing/disk/find-losses.ts';
import { placesIn, recordDisk } from '../testing/disk/record-disk.ts';
import type { ServerProcess } from '../testing/server/server-process.ts';
import { soakSize } from '../testing/server/soak-size.ts';
import { openTestFolder } from '../testing/test-folder.ts';

const ENQUIRIES = soakSize(300, 1000);
const CUTS = soakSize(3, 30);
const PATIENCE_MS = soakSize(600_000, 3_600_000);
const CANNOT_SAVE =
  '503, again in 60 s: The site cannot save anything at the moment. Please try again in a few minutes.';

// Primes, so that now this fails and now that: a commit, or one of the steps in which its pages go into the database.
test.each([
  ['sync', 'fsync:error=EIO:when=20+7'],
  ['write', 'pwrite64:error=EIO:when=100+211'],
])(
  'when a %s fails now and then, only that enquiry is refused; a power cut takes nothing of the others',
  async (_, fault) => {
    const folder = await openTestFolder();
    const db = openDatabase(placesIn(folder).url);
    await migrateToLatest(db);
    await db.destroy();
    const said: string[] = [];
    const recording = await recordDisk(
      folder,
      async (server) => {
        for (let index = 0; index < ENQUIRIES; index += 1) said.push(await enquire(server, index));
        expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      },
      fault,
    );
    expect(new Set(said)).toEqual(new Set(['201', CANNOT_SAVE]));
    // It went on after each refusal.
    expect(said.filter((words) => words === '201').length).toBeGreaterThan(ENQUIRIES / 2);
    const acknowledged = acknowledgedBy(recording.events);
    expect(acknowledged.references).toHaveLength(said.filter((words) => words === '201').length);
    expect(await findLosses(folder, folder, acknowledged)).toEqual([]);

    const { length } = recording.events;
    expect(await cutOften(recording, folder, CUTS, (random) => random() * length)).toEqual([]);
  },
  PATIENCE_MS,
);

/** Answers in words what a visitor is told. */
async function enquire({ origin }: ServerProcess, index: number): Promise<string> {
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `11.0.${index >> 8}.${index & 255}` },
    body: JSON.stringify({ firstName: 'Ada', lastName: 'Byron', email: `ada-${index}@example.com`, message: 'Hello?' }),
  });
  const { error } = (await answer.json()) as { error?: string };
  return error === undefined
    ? `${answer.status}`
    : `${answer.status}, again in ${answer.headers.get('retry-after')} s: ${error}`;
}
