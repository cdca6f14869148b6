import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { OLD_SHORE } from '../../testing/moving/old-shore.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';

const run = promisify(execFile);
/** After the claim of a killed server has ended. */
const LATER = '2026-12-31T09:00:00.000Z';

/** Works on imports, and is killed before one of its writes. */
const PROCESS = `
  const { openDatabase } = await import(process.argv[1]);
  const { workOnAllImports } = await import(process.argv[2]);
  let writes = 0;
  const db = openDatabase(process.argv[3]).withPlugin({
    transformQuery({ node }) {
      if (/^(?:Insert|Update|Delete)/.test(node.kind) && (writes += 1) === Number(process.argv[6])) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await workOnAllImports(db, process.argv[4], () => process.argv[5]);
  console.log(writes);
  process.exit(0);
`;

for (const { kind, tags, open } of [
  { kind: 'SQLite', tags: [], open: openTestSqliteFile },
  { kind: 'PostgreSQL', tags: ['postgres'], open: openTestPostgres },
]) {
  test(
    `on ${kind}, the next server ends what killed ones have begun, at every step`,
    { tags, timeout: 300_000 },
    async () => {
      const { db, url, close } = await open();
      onTestFinished(close);
      const mediaDir = await openTestFolder();
      const staff = callAsStaff(db, { mediaDir, now: () => TEST_NOW });
      const file = { name: 'a.xml', siteAddress: '', body: inOnePiece(await readFile(OLD_SHORE)), contentLength: null };
      const { id } = await staff.imports.upload(file);
      const modules = ['../../core/store/open-database.ts', '../../testing/moving/work-on-all-imports.ts'].map(
        (path) => new URL(path, import.meta.url).href,
      );
      let day = 1;
      /** A further server, a day later, killed before its nth write. @returns whether it was */
      const isKilled = async (write: number) => {
        const now = `2026-12-${String((day += 1)).padStart(2, '0')}T09:00:00.000Z`;
        const args = ['--input-type=module', '--eval', PROCESS, ...modules, url, mediaDir, now, String(write)];
        const ended = await run(process.execPath, args).catch((error: { signal: string | null }) => error);
        return 'signal' in ended && ended.signal === 'SIGKILL';
      };
      // Each is killed later than the one before, which counts from where that has ended.
      for (const write of [2, 3]) expect(await isKilled(write)).toBe(true);
      expect(await workOnAllImports(db, mediaDir, () => LATER)).toBe(1);
      await staff.imports.start({ id });
      for (const write of [2, 5, 9, 14, 20, 27]) expect([write, await isKilled(write)]).toEqual([write, true]);
      await workOnAllImports(db, mediaDir, () => LATER);
      const { state, counts } = await staff.imports.byId({ id });
      expect(state).toBe('done');
      const sums = Object.fromEntries(counts.map((sum) => [`${sum.kind} ${sum.outcome}`, sum.count]));
      expect(sums).toMatchObject({ 'post arrived': 4, 'page arrived': 2, 'author arrived': 1 });
      const posts = await staff.posts.list({ status: undefined, limit: 50 });
      expect(posts.items.map((post) => post.id).toSorted()).toEqual(['blocks', 'classic', 'members', 'to-come']);
      await staff.imports.undo({ id });
      for (const write of [3, 8]) expect([write, await isKilled(write)]).toEqual([write, true]);
      await workOnAllImports(db, mediaDir, () => LATER);
      expect(await staff.imports.byId({ id })).toMatchObject({ state: 'undone' });
      expect((await staff.posts.list({ status: undefined, limit: 50 })).total).toBe(0);
    },
  );
}
