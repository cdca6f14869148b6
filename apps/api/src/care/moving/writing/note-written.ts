import { postIdIn } from '@tideline/domain/address/redirect';
import type { ImportNote } from '@tideline/domain/moving/site-import';
import type { SourceItem } from '@tideline/moving/source/source-item';
import type { Trx } from '../../../core/store/schema.ts';
import type { StoredImport } from '../imports.repository.ts';
import { endItem } from '../outcomes.repository.ts';
import { putTarget } from '../targets.repository.ts';
import { redirectOldAddresses } from './redirect-old-addresses.ts';
import { archiveOf } from './site-plan.ts';
import type { Written } from './written.ts';

type Noted = { found: StoredImport; site: string; at: number; item: SourceItem; hash: string; gaps: ImportNote[] };

/** Notes what became of a thing, and lets its old addresses lead there. */
export async function noteWritten(
  trx: Trx,
  { found, site, at, item, hash, gaps }: Noted,
  written: Written,
): Promise<void> {
  if (!('targetId' in written)) {
    await endItem(trx, found.id, at, { ...written, notes: [] });
    return;
  }
  const { outcome, targetId, version, path, notes = [] } = written;
  await endItem(trx, found.id, at, {
    outcome,
    reason: '',
    ...(path !== undefined && { path }),
    notes: [...gaps, ...notes],
  });
  if (!('id' in item)) return;
  const row = { site, kind: item.kind, source_id: item.id, import_id: found.id } as const;
  await putTarget(trx, { ...row, target_id: targetId, target_version: version, content_hash: hash });
  const to = path ?? archiveOf(item);
  if ('addresses' in item && to !== null) await redirectAll(trx, item, { to, targetId }, found.createdAt);
}

async function redirectAll(
  trx: Trx,
  item: { kind: SourceItem['kind']; addresses: string[] },
  { to, targetId }: { to: string; targetId: string },
  now: string,
): Promise<void> {
  const target = item.kind === 'post' ? { postId: postIdIn(to) ?? targetId } : { path: to };
  await redirectOldAddresses(trx, item.addresses, { target, path: to }, now);
}
