import { randomUUID } from 'node:crypto';
import { checkValues } from '@tideline/copy/editing/check-values';
import { applyChanges, withoutRemoved } from '@tideline/copy/editing/copy-values';
import { isDocument, sectionsOf } from '@tideline/copy/editing/documents';
import { isAddedPageId } from '@tideline/domain/page/added-page';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { HIDEABLE_PATHS } from '@tideline/domain/site/site-path';
import { deleteRedirectAt } from '../../core/addresses/redirects.repository.ts';
import { recordEvent } from '../../core/events/record-event.ts';
import { requireCapability } from '../../core/rpc/authorize.ts';
import { fieldsRefused } from '../../core/rpc/fields-refused.ts';
import { lockContentVersion } from '../../core/store/content-version.repository.ts';
import { SHOWN_FIELD } from '../../core/store/hidden-paths.ts';
import type { Trx } from '../../core/store/schema.ts';
import type { Drafted, Saver } from '../drafts/drafted.ts';
import { storeDraft } from '../drafts/drafts.repository.ts';
import { findReleaseName } from '../drafts/release-parts.repository.ts';
import { findAddedPage, showPage } from './added-pages.repository.ts';
import {
  findDocument,
  listDueDocuments,
  putDocument,
  readValues,
  type StoredDocument,
} from './documents.repository.ts';
import { withPackageIds } from './package-ids.ts';

/** Drafts of documents of the site. */
export const DRAFTED_PAGES: Drafted<CopyValues, StoredDocument> = {
  table: 'copy_drafts',
  idColumn: 'document_id',
  publishRight: 'pages.publish',
  programRights: ['pages.publish'],
  acts: {
    keep: 'page.keep-draft',
    schedule: 'page.schedule',
    publish: 'page.publish',
    discard: 'page.discard-draft',
    restore: 'page.restore-draft',
    hold: 'page.hold',
  },
  overtaken: 'Someone else saved this page in the meantime. Read it again and merge the changes.',
  readFields: readValues,
  columns: () => ({}),
  async lock(trx, id) {
    if (!isDocument(id)) return null;
    await lockContentVersion(trx);
    if (isAddedPageId(id) && !(await findAddedPage(trx, id))) return null;
    const document = await findDocument(trx, id);
    return { version: document?.version ?? 0, fields: document?.fields ?? {}, notPublic: null };
  },
  async requireEditRight(trx, id, saver) {
    const isReleased = !saver.capabilities.has('pages.publish') && (await findReleaseName(trx, this, id)) !== null;
    if (isReleased) requireCapability(saver, 'pages.publish'); // it would go live as it is
  },
  async apply(trx, id, changes, saver, now) {
    const before = await findDocument(trx, id);
    const changed = applyChanges(before?.fields ?? {}, changes);
    const fields = checked(id, id === 'home' ? withPackageIds(changed) : changed);
    const after = { id, version: (before?.version ?? 0) + 1, fields, savedBy: saver.name, savedAt: now };
    await putDocument(trx, after);
    const page = await findAddedPage(trx, id);
    if (page) await showPage(trx, page, now);
    const path = HIDEABLE_PATHS.get(id);
    const [wasShown, isShown] = [before?.fields[SHOWN_FIELD] !== false, fields[SHOWN_FIELD] !== false];
    if (path && isShown) await deleteRedirectAt(trx, path);
    if (wasShown || isShown)
      await recordEvent(trx, { type: isShown ? 'page.published' : 'page.unpublished', objectId: id }, now);
    return after;
  },
  listDue: listDueDocuments,
};

/**
 * The values without those of removed items.
 * @throws TRPCError BAD_REQUEST with a sentence for each wrong field
 */
export function checked(id: string, values: CopyValues): CopyValues {
  if (!isDocument(id)) return values;
  const sections = sectionsOf(id);
  const used = withoutRemoved(sections, values);
  const faults = checkValues(sections, used);
  if (faults.length === 0) return used;
  throw fieldsRefused(faults.map(({ path, message }) => ({ path: ['values', path], message })));
}

/** Keeps the draft of a page that nobody has saved before. */
export async function storeFirstDraft(
  trx: Trx,
  id: string,
  fields: CopyValues,
  { name }: Saver,
  now: string,
): Promise<void> {
  const saved = { version: randomUUID(), baseVersion: 0, savedBy: name, savedAt: now };
  await storeDraft(trx, DRAFTED_PAGES, { id, ...saved, goesLiveAt: null, isHeld: false, fields, base: {} });
}
