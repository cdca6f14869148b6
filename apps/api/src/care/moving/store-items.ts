import type { SourceSite } from '@tideline/moving/source/source-item';
import type { Db } from '../../core/store/schema.ts';
import { insertItems, type ReadItem } from './items.repository.ts';
import { type ReadThing, readThings } from './reading/read-lines.ts';

/** Visitors wait for that many at a time. */
const BATCH = 100;

/** Stores what was read of a file, line by line. @returns what the file says of its site */
export async function storeItems(
  db: Db,
  importId: string,
  folder: string,
): Promise<Pick<SourceSite, 'title' | 'address'>> {
  let site = { title: '', address: '' };
  let batch: ReadItem[] = [];
  const onSite = (said: SourceSite) => {
    site = said;
  };
  for await (const thing of readThings(folder, onSite)) {
    batch.push(toReadItem(importId, thing));
    if (batch.length < BATCH) continue;
    await insertItems(db, batch);
    batch = [];
  }
  await insertItems(db, batch);
  return site;
}

function toReadItem(importId: string, { item, start, bytes, at }: ReadThing): ReadItem {
  return {
    row: {
      import_id: importId,
      position: at,
      kind: item.kind === 'own' ? item.part : item.kind,
      source_id: 'id' in item ? item.id : '',
      title: titleOf(item).slice(0, 300),
      count: item.kind === 'rest' ? item.count : 1,
      line_start: start,
      line_bytes: bytes,
      outcome: 'waiting',
      reason: '',
      path: null,
      version_before: null,
      ledger: null,
    },
    notes: 'notes' in item ? item.notes : [],
  };
}

function titleOf(item: ReadThing['item']): string {
  switch (item.kind) {
    case 'fault':
      return `Line ${item.line}: ${item.reason}`;
    case 'file':
      return item.address;
    case 'rest':
      return item.title === '' ? item.what : `${item.what}: ${item.title}`;
    case 'author':
    case 'category':
    case 'tag':
    case 'series':
      return item.name;
    default:
      return item.title;
  }
}
