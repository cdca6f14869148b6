import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { openTestSqliteFile } from '../../testing/server/sqlite-file.ts';
import { openTestPostgres } from '../../testing/test-database.ts';
import { publishDueReleases } from './publish-release.ts';

const run = promisify(execFile);
const SOON = '2026-12-03T09:00:00.000Z';

/** Publishes what is due, and is killed while it publishes the second page. */
const PROCESS = `
  const { openDatabase } = await import(process.argv[1]);
  const { publishDueReleases } = await import(process.argv[2]);
  let written = 0;
  const db = openDatabase(process.argv[3]).withPlugin({
    transformQuery({ node }) {
      const into = node.kind === 'InsertQueryNode' ? JSON.stringify(node) : '';
      if (into.includes('"copy_revisions"') && (written += 1) === 2) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await publishDueReleases(db, process.argv[4]);
`;

for (const { kind, tags, open } of [
  { kind: 'SQLite', tags: [], open: openTestSqliteFile },
  { kind: 'PostgreSQL', tags: ['postgres'], open: openTestPostgres },
]) {
  test(
    `on ${kind}, a server killed during a release has published nothing, and the next one publishes all`,
    { tags },
    async () => {
      const { db, url, close } = await open();
      onTestFinished(close);
      const staff = callAsStaff(db, { now: () => TEST_NOW });
      const { id } = await staff.releases.add({ name: 'Spring tide', goesLiveAt: SOON });
      for (const page of ['home', 'services']) {
        const values = { 'hero.headline': 'High water' };
        await staff.pages.keep({ id: page, values, expectedVersion: null, liveVersion: 0 });
        await staff.releases.addPart({ id, kind: 'page', objectId: page });
      }
      const modules = ['../../core/store/open-database.ts', 'publish-release.ts'].map(
        (file) => new URL(file, import.meta.url).href,
      );
      const killed = run(process.execPath, ['--input-type=module', '--eval', PROCESS, ...modules, url, SOON]);
      await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
      const visitor = callAsVisitor(db);
      expect(await visitor.pages.changed()).toEqual([]);
      const parts = [{ problem: null }, { problem: null }];
      expect(await staff.releases.list()).toMatchObject([{ publishedAt: null, parts }]);
      expect(await publishDueReleases(db, SOON)).toEqual([id]);
      expect(await visitor.pages.changed()).toEqual(['home', 'services']);
    },
  );
}
