import { randomUUID } from 'node:crypto';
import { isDocument } from '@tideline/copy/editing/documents';
import { keepBrandSchema } from '@tideline/domain/brand/brand.schema';
import { type AddedPage, ADDED_PAGES_MAX, addedPageKind } from '@tideline/domain/page/added-page';
import { newPageSchema } from '@tideline/domain/page/added-page.schema';
import { type CopyValues } from '@tideline/domain/page/page-document';
import { copyValuesSchema } from '@tideline/domain/page/page-document.schema';
import type { OwnDocument, OwnPage } from '@tideline/moving/own/own-site';
import { TRPCError } from '@trpc/server';
import { deleteRedirectAt } from '../../../core/addresses/redirects.repository.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { DRAFTED_BRAND, requireLogo } from '../../../site/brand/drafted-brand.ts';
import { toBrand, toValues } from '../../../site/brand/brand-values.ts';
import type { Drafted } from '../../../site/drafts/drafted.ts';
import { findDraft, storeDraft } from '../../../site/drafts/drafts.repository.ts';
import { countAddedPages, findPageIdAt, insertAddedPage } from '../../../site/pages/added-pages.repository.ts';
import { BRAND_DOCUMENT, findDocument, putDocument } from '../../../site/pages/documents.repository.ts';
import { checked, DRAFTED_PAGES } from '../../../site/pages/drafted-pages.ts';
import { requireFolder } from '../../../site/pages/page-address.ts';
import type { Written } from '../writing/written.ts';
import { isListDocument, writeListDocument } from './own-list-document.ts';
import { check, instantOrNull, line, pastInstant } from './own-values.ts';

/** Brings in the texts of a page, or the brand, and the page itself when staff added it. Those that are changed here stay. */
export async function writeOwnDocument(trx: Trx, document: OwnDocument, now: string): Promise<Written> {
  const { id, page, live, draft } = document;
  if (isListDocument(id)) return writeListDocument(trx, document, now);
  const isBrand = id === BRAND_DOCUMENT;
  const drafted: Drafted<CopyValues> = isBrand ? DRAFTED_BRAND : DRAFTED_PAGES;
  if (!isBrand && (typeof id !== 'string' || !isDocument(id) || (addedPageKind(id) === null) !== (page === null)))
    return { outcome: 'failed', reason: 'This version of the program has no such page.' };
  if ((await findDocument(trx, id)) || (await findDraft(trx, drafted, id))) return kept(id);
  if (page) {
    const refusal = await addPage(trx, id as AddedPage['id'], page, now);
    if (refusal) return refusal;
  }
  if (live) {
    const fields = await valuesOf(trx, id, live.values);
    const savedAt = pastInstant(live.savedAt, now, now);
    await putDocument(trx, { id, version: 1, fields, savedBy: line(live.savedBy), savedAt });
  }
  if (draft)
    await storeDraft(trx, drafted, {
      id,
      version: randomUUID(),
      baseVersion: live ? 1 : 0,
      goesLiveAt: instantOrNull(draft.goesLiveAt),
      isHeld: false,
      savedBy: line(draft.savedBy),
      savedAt: pastInstant(draft.savedAt, now, now),
      fields: await valuesOf(trx, id, draft.values),
      base: await valuesOf(trx, id, draft.base),
    });
  return { outcome: 'arrived', targetId: id, version: live ? 1 : 0, ...(page && { path: page.path }) };
}

function kept(id: string): Written {
  return { outcome: 'kept', targetId: id, version: 0 };
}

/** @throws TRPCError BAD_REQUEST with a sentence for each wrong field */
async function valuesOf(trx: Trx, id: string, values: unknown): Promise<CopyValues> {
  const parsed = check(copyValuesSchema, values);
  if ('refusal' in parsed) throw new TRPCError({ code: 'BAD_REQUEST', message: parsed.refusal.reason });
  if (id !== BRAND_DOCUMENT) return checked(id, parsed.value);
  const brand = toBrand(parsed.value);
  const fits = check(keepBrandSchema.pick({ colors: true, fonts: true, art: true, logo: true }), brand);
  if ('refusal' in fits) throw new TRPCError({ code: 'BAD_REQUEST', message: fits.refusal.reason });
  await requireLogo(trx, brand);
  return toValues(brand);
}

async function addPage(trx: Trx, id: AddedPage['id'], page: OwnPage, now: string): Promise<Written | null> {
  const made = check(newPageSchema, { kind: page.kind, title: page.title, path: page.path });
  if ('refusal' in made) return made.refusal;
  const { kind, title, path = '/' } = made.value;
  requireFolder(path, kind);
  if (addedPageKind(id) !== kind) return { outcome: 'failed', reason: 'The id of the page is of another kind.' };
  if ((await findPageIdAt(trx, path)) !== null) return kept(id);
  if ((await countAddedPages(trx)) >= ADDED_PAGES_MAX)
    return { outcome: 'failed', reason: `The site can have at most ${ADDED_PAGES_MAX} added pages.` };
  await insertAddedPage(trx, { id, kind, path, title }, pastInstant(page.createdAt, now, now));
  await trx
    .updateTable('added_pages')
    .set({
      first_published_at: pastInstant(page.firstPublishedAt, now, null),
      public_since: pastInstant(page.publicSince, now, null),
    })
    .where('id', '=', id)
    .execute();
  if (page.publicSince !== null) await deleteRedirectAt(trx, path);
  return null;
}
