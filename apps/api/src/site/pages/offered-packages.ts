import { packages } from '@tideline/copy/packages/packages';
import type { Db } from '../../core/store/schema.ts';
import { findShownCopy } from './shown/shown-copy.ts';

export type OfferedPackage = { id: string; name: string };

/** The packages that visitors can ask for now, by the names that the pages show. */
export async function listOfferedPackages(db: Db): Promise<OfferedPackage[]> {
  const { home } = await findShownCopy(db, ['home']);
  const shown = (home?.['packages'] ?? packages) as typeof packages;
  return [...shown.map(({ id, name }) => ({ id, name })), { id: 'custom', name: 'CUSTOM' }];
}
