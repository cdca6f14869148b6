import { changedSections } from '@tideline/copy/editing/copy-values';
import { COUNTED_DOCUMENTS, countLists } from '@tideline/copy/editing/count-lists';
import { withoutHiddenLinks } from '@tideline/copy/editing/hidden-links';
import { SITE_DOCUMENTS } from '@tideline/copy/editing/site-documents';
import { industryCards } from '@tideline/copy/industries/industry-cards';
import { type Counts, fillCounts, hasCounts } from '@tideline/copy/parts/counts';
import { listHiddenPaths } from '../../../core/store/hidden-paths.ts';
import type { Db } from '../../../core/store/schema.ts';
import { listDocuments } from '../documents.repository.ts';
import { listStudies } from './list-studies.ts';

/** How many items of the counted lists visitors see. */
export async function findCounts(db: Db, hidden: ReadonlySet<string>): Promise<Counts> {
  const documents = await listDocuments(db, COUNTED_DOCUMENTS);
  const studies = await listStudies(db, hidden);
  const values = new Map(documents.map(({ id, fields }) => [id, fields]));
  const home = changedSections(SITE_DOCUMENTS.home.sections, values.get('home') ?? {});
  const cards = withoutHiddenLinks((home['industries'] ?? industryCards) as object[], hidden);
  return { ...countLists(values, studies.length), industry: cards.length };
}

/** Copy with the numbers that it names. */
export async function withCounts<Copy>(db: Db, copy: Copy): Promise<Copy> {
  return hasCounts(copy) ? fillCounts(copy, await findCounts(db, await listHiddenPaths(db))) : copy;
}
