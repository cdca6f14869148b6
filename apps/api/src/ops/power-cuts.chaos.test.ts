import { expect, test } from 'vitest';
import { insertStaff } from '../auth/account/accounts.repository.ts';
import { migrateToLatest } from '../store/migrate.ts';
import { openDatabase } from '../store/open-database.ts';
import { buildPicture } from '../testing/build-picture.ts';
import { cutOften, newRandom } from '../testing/disk/cut-often.ts';
import { cutPower } from '../testing/disk/cut-power.ts';
import type { DiskEvent } from '../testing/disk/disk-trace.ts';
import { acknowledgedBy, findLosses } from '../testing/disk/find-losses.ts';
import { placesIn, recordDisk } from '../testing/disk/record-disk.ts';
import { openSession } from '../testing/rest-server.ts';
import { sendEnquiries, type ServerProcess } from '../testing/server/server-process.ts';
import { soakSize } from '../testing/server/soak-size.ts';
import { openTestFolder } from '../testing/test-folder.ts';

const CUTS = soakSize(12, 100);
const FIRST_CUTS = soakSize(6, 30);
const WRITERS = 4;
const PICTURES = 3;
const DATABASE = 'data/tideline.db';
/** Each cut is followed by a start. */
const PATIENCE_MS = soakSize(600_000, 3_600_000);

test(
  'after a power cut all that was acknowledged is there, enquiries and pictures, and nothing is there by half',
  async () => {
    const folder = await openTestFolder();
    const bearer = await openSite(folder);
    const recording = await recordDisk(folder, async (server) => {
      await Promise.all([enquire(server, 120), uploadPictures(server, bearer)]);
    });
    const { references, pictures } = acknowledgedBy(recording.events);
    expect([references.length, pictures.length]).toEqual([120 * WRITERS, PICTURES]);

    // Every other cut comes while what was written is moved from the log into the database.
    const moving = momentsOfMoving(recording.events);
    expect(moving.length).toBeGreaterThan(0);
    const losses = await cutOften(recording, folder, CUTS, (random, cut) =>
      cut % 2 === 0 ? random() * recording.events.length : (moving[Math.floor(random() * moving.length)] ?? 0),
    );
    expect(losses).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'after a power cut soon after the very first start all that was acknowledged is there',
  async () => {
    const folder = await openTestFolder();
    const recording = await recordDisk(folder, (server) => enquire(server, 5));
    const { length } = recording.events;
    const losses = await cutOften(recording, folder, FIRST_CUTS, (random, cut) =>
      cut % 2 === 0 ? length : random() * length,
    );
    expect(losses).toEqual([]);
  },
  PATIENCE_MS,
);

test('a disk that says it has synced and has not loses enquiries, which the tests above would notice', async () => {
  const folder = await openTestFolder();
  await openSite(folder);
  const recording = await recordDisk(folder, (server) => enquire(server, 5));
  const events = recording.events.filter(({ kind }) => kind !== 'sync');
  const { seed, random } = newRandom();
  const losses: string[] = [];
  for (let cut = 0; cut < CUTS; cut += 1) {
    const left = await openTestFolder();
    cutPower({ ...recording, events, moment: events.length, random }, left);
    losses.push(...(await findLosses(left, folder, acknowledgedBy(events)).catch((error: unknown) => [String(error)])));
  }
  expect(`seed ${seed}:\n${losses.join('\n')}`).toMatch(/enquiry \S+ is lost/);
});

/** Makes a site with a session of staff; answers the header of its token. */
async function openSite(folder: string): Promise<{ authorization: string }> {
  const db = openDatabase(placesIn(folder).url);
  try {
    await migrateToLatest(db);
    const now = new Date().toISOString();
    await insertStaff(db, { id: 'admin-1', email: 'admin@example.com', name: 'Admin', passwordHash: '' }, now);
    return await openSession(db, now);
  } finally {
    await db.destroy();
  }
}

/** Several visitors at once. */
async function enquire(server: ServerProcess, each: number): Promise<void> {
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    sendEnquiries(server, `visitor-${index}`, { most: each }),
  );
  await Promise.all(writers.map((writer) => writer.acknowledged));
}

async function uploadPictures({ origin }: ServerProcess, bearer: { authorization: string }): Promise<void> {
  for (let index = 0; index < PICTURES; index += 1) {
    const answer = await fetch(`${origin}/api/media`, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'image/jpeg' },
      body: new Uint8Array(await buildPicture({ width: 600 + index, height: 400 })),
    });
    await answer.body?.cancel();
  }
}

/** All moments at which something was written into the database itself and not yet synced. */
function momentsOfMoving(events: readonly DiskEvent[]): number[] {
  let isMoving = false;
  return events.flatMap((event, index) => {
    if (event.kind === 'write' && event.path === DATABASE) isMoving = true;
    if (event.kind === 'sync' && event.path === DATABASE) isMoving = false;
    return isMoving ? [index + 1] : [];
  });
}
