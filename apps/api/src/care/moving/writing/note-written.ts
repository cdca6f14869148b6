import { isArticle } from '@tideline/moving/source/source-item';
import type { Trx } from '../../../core/store/schema.ts';
import type { StoredImport } from '../imports.repository.ts';
import { endItem } from '../outcomes.repository.ts';
import { putTarget } from '../targets.repository.ts';
import { makeLedger } from './make-ledger.ts';
import { oldAddressesOf, pictureAddress, redirectTo } from './old-addresses.ts';
import { redirectOldAddresses } from './redirect-old-addresses.ts';
import { archiveOf } from './site-plan.ts';
import type { Prepared } from './prepared.ts';
import type { Written } from './written.ts';

type Noted = Prepared & { found: StoredImport; site: string; hash: string };

/** Notes what became of a thing, and lets its old addresses lead there. */
export async function noteWritten(trx: Trx, noted: Noted, written: Written): Promise<void> {
  const { found, site, at, item, hash, brought, target } = noted;
  if (!('targetId' in written)) {
    await endItem(trx, found.id, at, { ...written, notes: [] });
    if (item.kind === 'file') await redirectAll(trx, noted, null);
    return;
  }
  const { targetId, version, path, markdown, notes = [] } = written;
  const to = path ?? archiveOf(item);
  const addresses = to === null ? 0 : await redirectAll(trx, noted, to);
  const out = { pictures: brought.pictures.size, addresses };
  await endItem(trx, found.id, at, {
    outcome: outcomeOf(noted, written.outcome),
    reason: '',
    ...(path !== undefined && { path }),
    ...(written.outcome === 'changed' && target?.import_id !== found.id && { version_before: target?.target_version }),
    ...(isArticle(item) && markdown !== undefined && { ledger: JSON.stringify(await makeLedger(item, markdown, out)) }),
    notes: [...brought.gaps, ...notes],
  });
  if (item.kind === 'own' || !('id' in item)) return; // see `writeOwnImport`
  if (written.outcome !== 'arrived' && written.outcome !== 'changed') return;
  const row = { site, kind: item.kind, source_id: item.id, import_id: found.id } as const;
  await putTarget(trx, { ...row, target_id: targetId, target_version: version, content_hash: hash });
}

/** What a first try of the same import has brought in stays so when its pictures are tried once more. */
function outcomeOf(
  { found, versionBefore, target }: Noted,
  outcome: Extract<Written, { targetId: string }>['outcome'],
): typeof outcome {
  if (target?.import_id !== found.id) return outcome;
  return versionBefore === null ? 'arrived' : 'changed';
}

/** @param path null: it does not come along, and its addresses are gone */
async function redirectAll(trx: Trx, { item, found, brought }: Noted, path: string | null): Promise<number> {
  const { siteAddress, createdAt } = found;
  for (const [address, url] of brought.pictures)
    await redirectOldAddresses(
      trx,
      pictureAddress(address, siteAddress),
      { target: { path: url }, path: url },
      createdAt,
    );
  const target = path === null ? null : redirectTo(path);
  return redirectOldAddresses(trx, oldAddressesOf(item, siteAddress), { target, path }, createdAt);
}
