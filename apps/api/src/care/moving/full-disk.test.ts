import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { OLD_SHORE } from '../../testing/moving/old-shore.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';

test('a full disk stops an import with a sentence, and it goes on when there is room', async () => {
  const { db, close } = await openTestSqliteFile();
  onTestFinished(close);
  const mediaDir = await openTestFolder();
  const staff = callAsStaff(db, { mediaDir });
  const text = (await readFile(OLD_SHORE, 'utf8')).replace('Water rises', 'Water rises. '.repeat(5_000));
  const { id } = await staff.imports.upload({
    name: 'a.xml',
    siteAddress: '',
    body: inOnePiece(Buffer.from(text)),
    contentLength: null,
  });
  const work = () => workOnAllImports(db, mediaDir, () => TEST_NOW);
  await work();
  await staff.imports.start({ id });
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.page_count ?? 0) + 8}`).execute(db);
  await work();
  const stopped = await staff.imports.byId({ id });
  expect(stopped).toMatchObject({ state: 'paused', problem: 'The disk is full. Free some space, and start it again.' });
  const waiting = stopped.counts.filter(({ outcome }) => outcome === 'waiting');
  expect(waiting.length).toBeGreaterThan(0);
  await sql.raw('PRAGMA max_page_count = 1000000').execute(db);
  await staff.imports.start({ id });
  await work();
  const { state, problem, counts } = await staff.imports.byId({ id });
  expect([state, problem]).toEqual(['done', '']);
  expect(counts.find(({ kind, outcome }) => kind === 'post' && outcome === 'arrived')?.count).toBe(4);
});
