import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import { OLD_SHORE } from '../../testing/moving/old-shore.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { importJob } from './import-job.ts';
import { NOTHING_TRIED } from './run-jobs.ts';

const now = () => new Date().toISOString();
const LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

for (const { kind, tags, open } of [
  { kind: 'SQLite', tags: [], open: openTestSqliteFile },
  { kind: 'PostgreSQL', tags: ['postgres'], open: openTestPostgres },
])
  test(`on ${kind}, a thread reads a file and brings it in, and rests without work`, { tags }, async () => {
    const { db, url: databaseUrl, close } = await open();
    onTestFinished(close);
    const mediaDir = await openTestFolder();
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const job = importJob({ db, databaseUrl, mediaDir, log: LOG, stop: stop.signal });
    const staff = callAsStaff(db, { mediaDir, now });
    expect(await job.run(now())).toBe(NOTHING_TRIED);
    const file = { name: 'a.xml', siteAddress: '', body: inOnePiece(await readFile(OLD_SHORE)), contentLength: null };
    const { id } = await staff.imports.upload(file);
    await job.run(now());
    expect(await staff.imports.byId({ id })).toMatchObject({ state: 'ready', system: 'wordpress' });
    await staff.imports.start({ id });
    await job.run(now());
    expect(await staff.imports.byId({ id })).toMatchObject({ state: 'done' });
    expect(await staff.posts.byId({ id: 'classic' })).toMatchObject({ title: 'Written with the classic editor' });
    expect(await job.run(now())).toBe(NOTHING_TRIED);
  });

test('a server that stops, whenever it does, gives back what it works on', async () => {
  const { db, close } = await openTestSqliteFile();
  onTestFinished(close);
  const mediaDir = await openTestFolder();
  const staff = callAsStaff(db, { mediaDir });
  const file = { name: 'a.xml', siteAddress: '', body: inOnePiece(await readFile(OLD_SHORE)), contentLength: null };
  const { id } = await staff.imports.upload(file);
  await workOnAllImports(db, mediaDir, () => TEST_NOW);
  await staff.imports.start({ id });
  const states: string[] = [];
  // Each is stopped later than the one before, the first before it has done anything.
  for (let calls = 2; !states.includes('done'); calls += 1) {
    const stop = new AbortController();
    let left = calls;
    const now = () => {
      if ((left -= 1) === 0) stop.abort();
      return TEST_NOW;
    };
    // At once, without a wait for the end of the claim before.
    expect(await workOnAllImports(db, mediaDir, now, { stop: stop.signal })).toBe(1);
    const { state, counts } = await staff.imports.byId({ id });
    states.push(state);
    expect(counts.some(({ outcome }) => outcome === 'waiting')).toBe(state === 'importing');
  }
  expect(states.length).toBeGreaterThan(10);
  expect(new Set(states)).toEqual(new Set(['importing', 'done']));
});
