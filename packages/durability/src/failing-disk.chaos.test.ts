/** @module-tag long */
import { expect, test } from 'vitest';
import type { ServerProcess } from '@tideline/api/testing/server/server-process';
import { createSite } from '@tideline/api/testing/server/site-folder';
import { soakSize } from '@tideline/api/testing/server/soak-size';
import { openTestFolder } from '@tideline/api/testing/test-folder';
import { cutOften } from './cut-often.ts';
import { acknowledgedBy, findLosses } from './find-losses.ts';
import { recordDisk } from './record-disk.ts';

const ENQUIRIES = soakSize(300, 1000);
const CUTS = soakSize(3, 30);
const TIMEOUT_MS = soakSize(600_000, 3_600_000);
const CANNOT_SAVE =
  '503, again in 60 s: The site cannot save anything at the moment. Please try again in a few minutes.';

// Prime intervals, so that both commits and the steps of checkpoints fail.
test.each([
  ['sync', 'fsync:error=EIO:when=20+7'],
  ['write', 'pwrite64:error=EIO:when=100+211'],
])(
  'a failed %s refuses only its own enquiry; a power cut loses none of the others',
  async (_, fault) => {
    const folder = await openTestFolder();
    await createSite(folder);
    const answers: string[] = [];
    const recording = await recordDisk(
      folder,
      async (server) => {
        for (let index = 0; index < ENQUIRIES; index += 1) answers.push(await enquire(server, index));
        expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      },
      fault,
    );
    expect(new Set(answers)).toEqual(new Set(['201', CANNOT_SAVE]));
    // The server recovers after each refusal.
    expect(answers.filter((answer) => answer === '201').length).toBeGreaterThan(ENQUIRIES / 2);
    const acknowledged = acknowledgedBy(recording.events);
    expect(acknowledged.references).toHaveLength(answers.filter((answer) => answer === '201').length);
    expect(await findLosses(folder, folder, acknowledged)).toEqual([]);

    const { length } = recording.events;
    expect(await cutOften(recording, folder, CUTS, (random) => random() * length)).toEqual([]);
  },
  TIMEOUT_MS,
);

/** The status of the response, and what a refused visitor reads. */
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
