/** @module-tag long */
import { expect, test } from 'vitest';
import { buildPicture } from '@tideline/api/testing/build-picture';
import { sendContacts, type ServerProcess } from '@tideline/api/testing/server/server-process';
import { createSite } from '@tideline/api/testing/server/site-folder';
import { soakSize } from '@tideline/api/testing/server/soak-size';
import { openTestFolder } from '@tideline/api/testing/test-folder';
import { cutOften, newRandom } from './cut-often.ts';
import { cutPower } from './cut-power.ts';
import type { DiskEvent } from './disk-trace.ts';
import { acknowledgedBy, findLosses } from './find-losses.ts';
import { recordDisk } from './record-disk.ts';

const CUTS = soakSize(12, 100);
const FIRST_CUTS = soakSize(6, 30);
const WRITERS = 4;
const PICTURES = 3;
const DATABASE = 'data/tideline.db';
/** A server starts after each cut. */
const TIMEOUT_MS = soakSize(600_000, 3_600_000);

test(
  'after a power cut every acknowledged enquiry and picture is there and complete',
  async () => {
    const folder = await openTestFolder();
    const bearer = await createSite(folder);
    const recording = await recordDisk(folder, async (server) => {
      await Promise.all([enquire(server, 120), uploadPictures(server, bearer)]);
    });
    const { references, pictures } = acknowledgedBy(recording.events);
    expect([references.length, pictures.length]).toEqual([120 * WRITERS, PICTURES]);

    // Every other cut comes during a checkpoint, which moves pages from the log into the database.
    const checkpoints = checkpointMoments(recording.events);
    expect(checkpoints.length).toBeGreaterThan(0);
    const losses = await cutOften(recording, folder, CUTS, (random, cut) =>
      cut % 2 === 0
        ? random() * recording.events.length
        : (checkpoints[Math.floor(random() * checkpoints.length)] ?? 0),
    );
    expect(losses).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'after a power cut soon after the first start every acknowledged enquiry is there',
  async () => {
    const folder = await openTestFolder();
    const recording = await recordDisk(folder, (server) => enquire(server, 5));
    const { length } = recording.events;
    const losses = await cutOften(recording, folder, FIRST_CUTS, (random, cut) =>
      cut % 2 === 0 ? length : random() * length,
    );
    expect(losses).toEqual([]);
  },
  TIMEOUT_MS,
);

test('a disk that ignores syncs loses enquiries, which the tests above would report', async () => {
  const folder = await openTestFolder();
  await createSite(folder);
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

/** Several visitors at once. */
async function enquire(server: ServerProcess, each: number): Promise<void> {
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    sendContacts(server, `visitor-${index}`, { most: each }),
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

/** The moments at which the database file itself had unsynced writes. */
function checkpointMoments(events: readonly DiskEvent[]): number[] {
  let isUnsynced = false;
  return events.flatMap((event, index) => {
    if (event.kind === 'write' && event.path === DATABASE) isUnsynced = true;
    if (event.kind === 'sync' && event.path === DATABASE) isUnsynced = false;
    return isUnsynced ? [index + 1] : [];
  });
}
