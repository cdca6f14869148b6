import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { callAsStaff } from '../../testing/test-caller.ts';
import { openDatabase } from '../../core/store/open-database.ts';
import { startServerProcess } from '../../testing/server/server-process.ts';
import { soakSize } from '../../testing/server/soak-size.ts';
import { openTestFolder } from '../../testing/test-folder.ts';

const ADDRESSES = soakSize(1000, 10_000);
const AT_ONCE = 400;
const MAX_MEGABYTES = 512;
const MAX_GROWTH_MEGABYTES = 150;

test('thousands of distinct URLs are served or refused at once, in bounded memory', async () => {
  const folder = await openTestFolder();
  const url = `file:${folder}/tideline.db`;
  const server = await startServerProcess(url, folder);
  const db = openDatabase(url);
  for (let post = 0; post < 30; post += 1) {
    await callAsStaff(db).posts.create({
      title: `Tide ${post}`,
      content: 'The sea. '.repeat(2000),
      status: 'published',
    });
  }
  await db.destroy();
  const refusals = new Set<string>();
  await ask(0, AT_ONCE);
  const before = await megabytesOf(server.pid);
  for (let asked = AT_ONCE; asked < ADDRESSES; asked += AT_ONCE) await ask(asked, AT_ONCE);

  refusals.delete('503, retry after 2');
  expect([...refusals]).toEqual([]);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect((await fetch(`${server.origin}/api/posts/tide-1`)).status).toBe(200);
  const after = await megabytesOf(server.pid);
  expect(after).toBeLessThan(MAX_MEGABYTES);
  expect(after - before).toBeLessThan(MAX_GROWTH_MEGABYTES);

  async function ask(from: number, count: number): Promise<void> {
    const questions = Array.from({ length: count }, (_, at) => fetch(`${server.origin}/api/posts?q=tide${from + at}`));
    for (const answer of await Promise.all(questions)) {
      if (answer.status !== 200) refusals.add(`${answer.status}, retry after ${answer.headers.get('retry-after')}`);
      await answer.arrayBuffer();
    }
  }
});

/** Resident memory of a process; 0 where the system does not report it. */
async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000;
}
