import type { Db } from '../../core/store/schema.ts';
import { findStoredBrand } from './drafted-brand.ts';
import { findShownBrand, showBrand, type ShownBrand } from './shown-brand.ts';

/**
 * The look in which a picture is drawn: the one that its address names. Pages name the public look, and those of previews that of
 * the draft.
 * @param version of the address; undefined without one
 * @param versionOf the version of the same picture in a look with a key; empty: the built-in one
 * @returns null for the built-in look; the public one when no look has the version
 */
export async function findNamedLook(
  db: Db,
  version: string | undefined,
  versionOf: (key: string) => string,
): Promise<ShownBrand | null> {
  const shown = await findShownBrand(db);
  const isNamed = (look: ShownBrand | null) => version === versionOf(look?.site.key ?? '');
  if (version === undefined || isNamed(shown)) return shown;
  if (isNamed(null)) return null;
  const { draft } = await findStoredBrand(db);
  const next = draft && showBrand(draft.brand);
  return next && isNamed(next) ? next : shown;
}
