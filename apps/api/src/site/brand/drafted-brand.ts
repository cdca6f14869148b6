import { TRPCError } from '@trpc/server';
import { applyChanges } from '@tideline/copy/editing/copy-values';
import type { Brand, BrandDraft, StoredBrand } from '@tideline/domain/brand/brand';
import { mergeDraft } from '@tideline/domain/entity/draft';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { recordEvent } from '../../core/events/record-event.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import type { Db, Trx } from '../../core/store/schema.ts';
import type { Drafted, DraftOf, Saver } from '../drafts/drafted.ts';
import { findDraft } from '../drafts/drafts.repository.ts';
import {
  BRAND_DOCUMENT,
  findDocument,
  isDocumentDue,
  putDocument,
  readValues,
  type StoredDocument,
} from '../pages/documents.repository.ts';
import { findBrand } from './brand.repository.ts';
import { toBrand, toValues } from './brand-values.ts';
import { findLogo } from './logos.repository.ts';

/** The draft of the brand. Whoever may change the brand may publish it, too. */
export const DRAFTED_BRAND: Drafted<CopyValues, StoredDocument> = {
  table: 'copy_drafts',
  idColumn: 'document_id',
  publishRight: 'brand.change',
  programRights: ['brand.change'],
  acts: {
    keep: 'brand.keep-draft',
    schedule: 'brand.schedule',
    publish: 'brand.change',
    discard: 'brand.discard-draft',
    restore: 'brand.restore-draft',
    hold: 'brand.hold',
  },
  overtaken: 'Someone else saved the brand in the meantime. Read it again and repeat the change.',
  readFields: readValues,
  columns: () => ({}),
  async lock(trx, id) {
    if (id !== BRAND_DOCUMENT) return null;
    await lockContentVersion(trx);
    const document = await findDocument(trx, id);
    return { version: document?.version ?? 0, fields: document?.fields ?? {}, notPublic: null };
  },
  requireEditRight: async () => {}, // the right to change the brand is the only one
  async apply(trx, id, changes, saver, now) {
    const before = await findDocument(trx, id);
    return storeBrand(trx, applyChanges(before?.fields ?? {}, changes), saver, now);
  },
  listDue: async (db, now) => ((await isDocumentDue(db, BRAND_DOCUMENT, now)) ? [BRAND_DOCUMENT] : []),
};

/** The brand with its draft. */
export async function findStoredBrand(db: Db): Promise<StoredBrand> {
  const live = await findBrand(db);
  const draft = await findDraft(db, DRAFTED_BRAND, BRAND_DOCUMENT);
  return { ...live, draft: draft && toBrandDraft(draft, toValues(live.brand)) };
}

/** A draft as the brand will be with it; it wins conflicts. */
function toBrandDraft({ id: _id, fields, base, ...draft }: DraftOf<CopyValues>, live: CopyValues): BrandDraft {
  const { changes } = mergeDraft({ fields, base }, live);
  return { ...draft, brand: toBrand(applyChanges(live, changes)) };
}

/** Publishes a brand as its next version. @throws TRPCError as `requireLogo` does */
export async function storeBrand(trx: Trx, fields: CopyValues, saver: Saver, now: string): Promise<StoredDocument> {
  await requireLogo(trx, toBrand(fields));
  const { version } = await findBrand(trx);
  const after = { id: BRAND_DOCUMENT, version: version + 1, fields, savedBy: saver.name, savedAt: now };
  await putDocument(trx, after);
  await recordEvent(trx, { type: 'brand.published', objectId: BRAND_DOCUMENT }, now);
  return after;
}

/** @throws TRPCError BAD_REQUEST for a brand with a logo that does not exist */
export async function requireLogo(db: Db, { logo }: Pick<Brand, 'logo'>): Promise<void> {
  if (logo === null || (await findLogo(db, logo))) return;
  throw new TRPCError({ code: 'BAD_REQUEST', message: 'There is no logo of this name. Upload it first.' });
}
