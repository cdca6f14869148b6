import { TRPCError } from '@trpc/server';
import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { CASE_STUDY_IDS } from '@tideline/domain/site/site-path';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { lockContentVersion } from '../../../core/store/content-version.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import type { Saver } from '../../drafts/drafted.ts';
import { listAddedPages } from '../added-pages.repository.ts';
import { findDocument, putDocument, STUDY_ORDER_DOCUMENT } from '../documents.repository.ts';
import { toOrder } from './list-studies.ts';

/** A case study, by the id of its page. */
export type OrderedStudy = { id: string; name: string };

/** All case studies in their order, also those that visitors do not see. */
export async function listStudyOrder(db: Db): Promise<OrderedStudy[]> {
  const order = toOrder((await findDocument(db, STUDY_ORDER_DOCUMENT))?.fields);
  const added = (await listAddedPages(db, 'site')).filter(({ kind }) => kind === 'case-study');
  const studies = [
    ...CASE_STUDY_IDS.map((id) => ({ id: id as string, name: SITE_DOCUMENTS[id].name })),
    ...added.map(({ id, title }) => ({ id: id as string, name: title })),
  ];
  const placeOf = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return studies.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
}

/**
 * Sets the order of the case studies; those that are not named follow the others.
 * @throws TRPCError BAD_REQUEST for an id that no case study has
 */
export async function saveStudyOrder(db: Db, ids: string[], saver: Saver, now: string): Promise<OrderedStudy[]> {
  return db.transaction().execute(async (trx) => {
    await lockContentVersion(trx);
    const known = new Set((await listStudyOrder(trx)).map(({ id }) => id));
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) throw new TRPCError({ code: 'BAD_REQUEST', message: 'There is no such case study.' });
    const before = await findDocument(trx, STUDY_ORDER_DOCUMENT);
    const version = (before?.version ?? 0) + 1;
    await putDocument(trx, {
      id: STUDY_ORDER_DOCUMENT,
      version,
      fields: { order: ids },
      savedBy: saver.name,
      savedAt: now,
    });
    await recordAction(trx, saver.actor, { action: 'page.order', detail: { ids } }, now);
    return listStudyOrder(trx);
  });
}
