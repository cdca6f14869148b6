import { changedSections } from '@tideline/copy/editing/copy-values';
import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import {
  isLegal,
  LEGAL_IDS,
  type LegalDocument,
  type LegalId,
  type LegalVersion,
} from '@tideline/copy/legal/legal-document';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { dayInZone } from '@tideline/domain/time/publish-date';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { findCopyFiller } from '../../../core/settings/site-words.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { readValues } from '../documents.repository.ts';

/** A text of a legal page that staff have published. */
type Version = {
  /** The day in the agency's time zone from which on it was the text of the page. */
  day: string;
  values: CopyValues;
};

/** Legal texts that were ever changed, with the day of the last change and those of former versions. */
export async function findLegalCopy(
  db: Db,
  shown: Partial<Record<string, Record<string, object>>>,
): Promise<Partial<Record<LegalId, Record<string, object>>>> {
  const copy: Partial<Record<LegalId, Record<string, object>>> = {};
  for (const id of LEGAL_IDS) {
    const sections = shown[id];
    if (!sections) continue;
    const [current, ...former] = (await listVersions(db, id)).toReversed();
    if (!current) continue;
    const page = sections['page'] ?? SITE_DOCUMENTS[id].sections.page;
    copy[id] = { ...sections, page: { ...page, updatedOn: current.day, versions: former.map(({ day }) => day) } };
  }
  return copy;
}

/**
 * The version of a legal text at a path such as `/privacy-policy/versions/2026-12-01`, which names the day on which it took effect.
 * With the values of today; null for the current one, and for none.
 */
export async function findFormerVersion(db: Db, path: string): Promise<LegalVersion | null> {
  const [, id = '', day] = /^\/([a-z-]+)\/versions\/(\d{4}-\d\d-\d\d)$/.exec(path) ?? [];
  if (!isLegal(id)) return null;
  const versions = await listVersions(db, id);
  const at = versions.findIndex((version) => version.day === day);
  const [version, next] = [versions[at], versions[at + 1]];
  if (!version || !next) return null;
  const fill = await findCopyFiller(db);
  return { id, document: fill(textOf(id, version.values)), from: version.day, until: next.day };
}

/** What staff have published, oldest first: the last text of each day, if it differs from the one before. */
async function listVersions(db: Db, id: LegalId): Promise<Version[]> {
  const { timeZone } = await findSettings(db);
  const rows = await db
    .selectFrom('copy_revisions')
    .select(['fields', 'saved_at'])
    .where('document_id', '=', id)
    .orderBy('version')
    .execute();
  const lastOfDay = new Map(rows.map((row) => [dayInZone(row.saved_at, timeZone), readValues(row.fields)]));
  let before = JSON.stringify(SITE_DOCUMENTS[id].sections.page);
  return [...lastOfDay].flatMap(([day, values]) => {
    const text = JSON.stringify(textOf(id, values));
    if (text === before) return [];
    before = text;
    return [{ day, values }];
  });
}

function textOf(id: LegalId, values: CopyValues): LegalDocument {
  const { sections } = SITE_DOCUMENTS[id];
  return (changedSections(sections, values)['page'] ?? sections.page) as LegalDocument;
}
