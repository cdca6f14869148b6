import type { BrandRevision, LiveBrand } from '@tideline/domain/brand/brand';
import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import type { Db } from '../../core/store/schema.ts';
import { BRAND_DOCUMENT, findDocument, listPageRevisions } from '../pages/documents.repository.ts';
import { toBrand } from './brand-values.ts';

/** The brand; the built-in look until staff save another one. */
export async function findBrand(db: Db): Promise<LiveBrand> {
  const document = await findDocument(db, BRAND_DOCUMENT);
  if (!document) return { brand: BUILT_IN_BRAND, version: 0, savedAt: null, savedBy: null };
  const { fields, version, savedAt, savedBy } = document;
  return { brand: toBrand(fields), version, savedAt, savedBy };
}

/** The saves of the brand, newest first. */
export async function listBrandRevisions(db: Db): Promise<BrandRevision[]> {
  const revisions = await listPageRevisions(db, BRAND_DOCUMENT);
  return revisions.map(({ values, ...revision }) => ({ ...revision, brand: toBrand(values) }));
}
