import { open } from 'node:fs/promises';
import { toItemLine } from '@tideline/moving/source/item-line';
import type { Db } from '../../../core/store/schema.ts';
import { lastErasureFinder, listErasures } from '../../privacy/erasures.repository.ts';
import { skipWaiting } from '../outcomes.repository.ts';
import { importFolder, itemsPath } from '../reading/import-folder.ts';
import { type ReadThing, readThings } from '../reading/read-lines.ts';
import { ERASED } from './own-subscriber.ts';

/**
 * Takes subscribers who were erased since an archive was uploaded out of what was read of it. An import that goes on leaves them out,
 * and ends with its file; see `writeOwnSubscriber`.
 * @param ids the imports whose folders are there
 */
export async function forgetErased(db: Db, mediaDir: string, ids: readonly string[]): Promise<void> {
  const erasures = await listErasures(db);
  const last = erasures.at(-1)?.erasedAt;
  if (last === undefined) return;
  const imports = await db
    .selectFrom('imports')
    .select(['id', 'created_at'])
    .where('id', 'in', ids)
    .where('system', '=', 'own')
    .where('state', 'in', ['ready', 'paused'])
    .where('created_at', '<=', last)
    .execute();
  for (const { id, created_at: since } of imports) {
    const findErasure = lastErasureFinder(erasures.filter(({ erasedAt }) => erasedAt >= since));
    for await (const thing of readThings(importFolder(mediaDir, id))) {
      const email = subscriberOf(thing);
      if (email === null || findErasure(email) === null) continue;
      await skipWaiting(db, id, thing.at, ERASED);
      await blank(itemsPath(importFolder(mediaDir, id)), thing);
    }
  }
}

function subscriberOf({ item }: ReadThing): string | null {
  return item.kind === 'own' && item.part === 'subscriber' ? (item.value['email'] ?? null) : null;
}

/** In its place, since the database knows where each line is. */
async function blank(path: string, { start, bytes }: ReadThing): Promise<void> {
  const line = toItemLine({ kind: 'rest', what: 'subscriber', title: '', count: 1 });
  const file = await open(path, 'r+');
  try {
    await file.write(line.padEnd(bytes), start);
  } finally {
    await file.close();
  }
}
