import { HIDEABLE_PATHS } from '@tideline/domain/site/site-path';
import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import { answerInstead, HIDDEN } from '../../core/addresses/unpublished-answer.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { SHOWN_FIELD } from '../../core/store/hidden-paths.ts';
import type { Db } from '../../core/store/schema.ts';
import type { Saver } from '../drafts/drafted.ts';
import { publishPage, unpublishPage } from './added-pages.ts';
import { DRAFTED_PAGES } from './drafted-pages.ts';

type Hiding = { id: string; unpublished?: UnpublishedChoice | undefined };

/**
 * Hides a page from visitors, who get `unpublished` at its address: an added page, or a built-in one that can be hidden.
 * @returns whether there is such a page
 */
export async function hideAnyPage(db: Db, hiding: Hiding, saver: Saver, now: string): Promise<boolean> {
  const path = HIDEABLE_PATHS.get(hiding.id);
  if (path === undefined) return (await unpublishPage(db, hiding, saver, now)) !== null;
  await setShown(db, { ...hiding, path, isShown: false }, saver, now);
  return true;
}

/** Shows a page to visitors again, as it was published last. Whether there is such a page. */
export async function showAnyPage(db: Db, id: string, saver: Saver, now: string): Promise<boolean> {
  const path = HIDEABLE_PATHS.get(id);
  if (path === undefined) return (await publishPage(db, id, saver, now)) !== null;
  await setShown(db, { id, path, isShown: true }, saver, now);
  return true;
}

/** A publication of this one field: the revisions of the page can undo it. */
async function setShown(
  db: Db,
  { id, path, isShown, unpublished = HIDDEN }: Hiding & { path: string; isShown: boolean },
  saver: Saver,
  now: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const live = await DRAFTED_PAGES.lock(trx, id, now);
    if ((live?.fields[SHOWN_FIELD] !== false) === isShown) return;
    await DRAFTED_PAGES.apply(trx, id, { [SHOWN_FIELD]: isShown ? undefined : false }, saver, now);
    if (!isShown) await answerInstead(trx, path, unpublished, now);
    const action = isShown ? 'page.publish' : 'page.unpublish';
    await recordAction(trx, saver.actor, { action, objectId: id, detail: { path } }, now);
  });
}
