import { readFile } from 'node:fs/promises';
import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { PROGRAM } from '../../../core/audit/audit.repository.ts';
import { PUBLIC_INTERNET } from '../../../core/host/checked-request.ts';
import { inOnePiece } from '../../../core/host/in-one-piece.ts';
import { findContentVersion } from '../../../core/store/content-version.repository.ts';
import { countRows } from '../../../core/store/count-rows.ts';
import type { Saver } from '../../../site/drafts/drafted.ts';
import { insertTestImport, insertTestItem } from '../../../testing/imports.ts';
import { OLD_SHORE } from '../../../testing/moving/old-shore.ts';
import { workOnAllImports } from '../../../testing/moving/work-on-all-imports.ts';
import { callAsStaff, TEST_NOW } from '../../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { openTestFolder } from '../../../testing/test-folder.ts';
import { findImport } from '../imports.repository.ts';
import { takeAway, undoInBatches } from './undo-in-batches.ts';
import { undoImport } from './undo-import.ts';

const REFUSED = 'Somebody else has it.';

async function* listOf<Thing>(things: readonly Thing[]): AsyncGenerator<Thing> {
  yield* things;
}

describeOnEachDatabase('undoing in batches', (database) => {
  /** An import with that many things, undone: how many each batch had, and how many had gone before and after each. */
  async function undo(count: number, goesOnUntil: number, remove: (at: number) => void = () => undefined) {
    const db = database();
    const importId = await insertTestImport(db);
    for (let at = 0; at < count; at += 1) await insertTestItem(db, importId);
    const items = await db
      .selectFrom('import_items')
      .select(['import_id', 'position', 'outcome'])
      .where('import_id', '=', importId)
      .orderBy('position')
      .execute();
    const steps = new Set<number>();
    const sizes: number[] = [];
    let asked = 0;
    const countGone = () =>
      countRows(db.selectFrom('import_items').where('import_id', '=', importId).where('outcome', '=', 'undone'));
    const goesOn = async () => {
      steps.add(await countGone());
      return (asked += 1) <= goesOnUntil;
    };
    const isDone = undoInBatches(
      listOf(items),
      { db, mediaDir: await openTestFolder(), goesOn },
      async (trx, batch) => {
        sizes.push(batch.length);
        for (const item of batch)
          await takeAway(trx, item, async () => {
            await trx
              .updateTable('import_items')
              .set({ title: 'Gone' })
              .where('position', '=', item.position)
              .execute();
            remove(items.indexOf(item));
            return null;
          });
        return [];
      },
    );
    const ended = await isDone.catch((error: unknown) => error);
    steps.add(await countGone());
    return { ended, sizes, steps: [...steps], importId };
  }

  test('takes a hundred things away at once', async () => {
    expect(await undo(250, Infinity)).toMatchObject({
      ended: true,
      sizes: [100, 100, 50],
      steps: [0, 100, 200, 250],
    });
  });

  test('leaves the things of the last batch when it is stopped', async () => {
    expect(await undo(150, 120)).toMatchObject({ ended: false, steps: [0, 100] });
  });

  test('a thing that is refused stays as it was, with the reason, and the others of its batch go', async () => {
    const { ended, steps, importId } = await undo(3, Infinity, (at) => {
      if (at === 1) throw new TRPCError({ code: 'CONFLICT', message: REFUSED });
    });
    expect([ended, steps]).toEqual([true, [0, 2]]);
    const rows = await database()
      .selectFrom('import_items')
      .select(['title', 'outcome', 'reason'])
      .where('import_id', '=', importId)
      .orderBy('position')
      .execute();
    const gone = { title: 'Gone', outcome: 'undone', reason: '' };
    expect(rows).toEqual([gone, { title: 'Ebb', outcome: 'waiting', reason: REFUSED }, gone]);
  });

  test('an error of the program takes its whole batch back', async () => {
    const { ended, steps } = await undo(150, Infinity, (at) => {
      if (at === 130) throw new Error('full disk');
    });
    expect([ended, steps]).toEqual([expect.objectContaining({ message: 'full disk' }), [0, 100]]);
  });

  test('a site that was brought in goes at once, so that cached pages are outdated once', async () => {
    const db = database();
    const mediaDir = await openTestFolder();
    const staff = callAsStaff(db, { mediaDir });
    const work = () => workOnAllImports(db, mediaDir, () => TEST_NOW);
    const file = { name: 'a.xml', siteAddress: '', body: inOnePiece(await readFile(OLD_SHORE)), contentLength: null };
    const { id } = await staff.imports.upload(file);
    await work();
    await staff.imports.start({ id });
    await work();
    expect((await staff.posts.list({ status: undefined })).total).toBe(4);
    const found = await findImport(db, id);
    if (!found) throw new Error('The import is gone.');
    const versions: number[] = [];
    const goesOn = async () => {
      versions.push(await findContentVersion(db));
      return true;
    };
    const saver: Saver = { actor: PROGRAM, name: found.createdBy, kind: 'save', capabilities: new Set() };
    const context = { db, mediaDir, saver, now: () => TEST_NOW, network: PUBLIC_INTERNET, goesOn };
    expect(await undoImport(found, context)).toBe(true);
    expect((await staff.posts.list({ status: undefined })).total).toBe(0);
    expect(versions.length).toBeGreaterThan(5);
    expect(new Set(versions).size).toBe(1);
  });
});
