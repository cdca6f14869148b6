import { shownExamples, withoutExamples } from '@tideline/copy/editing/examples';
import { SITE_DOCUMENT_IDS } from '@tideline/copy/editing/site-documents';
import { recordAction } from '../../core/audit/audit.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Saver } from '../drafts/drafted.ts';
import { listDocuments } from './documents.repository.ts';
import { DRAFTED_PAGES } from './drafted-pages.ts';

/** Whether visitors see anything that is invented. */
export async function hasExamples(db: Db): Promise<boolean> {
  const values = new Map((await listDocuments(db, SITE_DOCUMENT_IDS)).map(({ id, fields }) => [id, fields]));
  return SITE_DOCUMENT_IDS.some((id) => shownExamples(id, values.get(id) ?? {}).length > 0);
}

/**
 * Takes from all pages what they still show of what is invented, as one publication. Drafts stay, and are merged when they are published.
 * @returns the ids of the changed documents
 */
export async function startClean(db: Db, saver: Saver, now: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const changed: string[] = [];
    for (const id of SITE_DOCUMENT_IDS) {
      const live = await DRAFTED_PAGES.lock(trx, id, now);
      const changes = withoutExamples(id, live?.fields ?? {});
      if (Object.keys(changes).length === 0) continue;
      const { version } = await DRAFTED_PAGES.apply(trx, id, changes, saver, now);
      await recordAction(
        trx,
        saver.actor,
        { action: DRAFTED_PAGES.acts.publish, objectId: id, detail: { version } },
        now,
      );
      changed.push(id);
    }
    return changed;
  });
}
