import { CASE_STUDY_IDS, HIDEABLE_PATHS, isHideable } from '@tideline/domain/site/site-path';
import { publicPages } from './public-pages.ts';
import type { Db } from './schema.ts';

/** The field of a built-in page that says whether visitors see it. */
export const SHOWN_FIELD = 'visibility.isShown';

/** The paths of built-in pages that visitors do not see. The list of the case studies goes with the last of them. */
export async function listHiddenPaths(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('copy_documents')
    .select('id')
    .where('id', 'in', [...HIDEABLE_PATHS.keys()])
    .where('fields', 'like', `%"${SHOWN_FIELD}":false%`) // in texts, quotation marks are escaped
    .execute();
  const hidden = new Set(rows.map(({ id }) => HIDEABLE_PATHS.get(id) ?? ''));
  if (CASE_STUDY_IDS.every((id) => hidden.has(HIDEABLE_PATHS.get(id) ?? '')) && !(await hasOwnStudy(db)))
    hidden.add('/case-studies');
  return hidden;
}

/** Whether a path is that of a built-in page that visitors do not see. */
export async function isHiddenPath(db: Db, path: string): Promise<boolean> {
  return isHideable(path) && (await listHiddenPaths(db)).has(path);
}

/** Whether visitors see a case study that staff have added. */
async function hasOwnStudy(db: Db): Promise<boolean> {
  const study = publicPages(db).select('id').where('kind', '=', 'case-study').limit(1);
  return (await study.executeTakeFirst()) !== undefined;
}
