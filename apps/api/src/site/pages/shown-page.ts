import { changedSections } from '@tideline/copy/editing/copy-values';
import { withoutHiddenLinks } from '@tideline/copy/editing/hidden-links';
import { isDocument, sectionsOf } from '@tideline/copy/editing/documents';
import type { PlainCopy } from '@tideline/copy/added/plain-template';
import type { PageHead } from '@tideline/copy/parts/page-head';
import { isPageAddress } from '@tideline/domain/address/reserved-path';
import type { AddedPage, ShownPage } from '@tideline/domain/page/added-page';
import { renderPostBody } from '../../core/markdown/render-post-body.ts';
import { listHiddenPaths } from '../../core/store/hidden-paths.ts';
import type { Db } from '../../core/store/schema.ts';
import { findPublicPageAt, listPublicPages } from './added-pages.repository.ts';
import { readValues } from './documents.repository.ts';
import { findVersionPage } from './shown/version-page.ts';
import { withCounts } from './shown/find-counts.ts';
import { listStudies, nextSection } from './shown/list-studies.ts';

/** The added page, or the former version of a legal text, that visitors see at a path; null when there is none. */
export async function findShownPage(db: Db, path: string): Promise<ShownPage | null> {
  const page = isPageAddress(path) ? await findPublicPageAt(db, path) : null;
  if (!page) return findVersionPage(db, path);
  const { id, kind, path: own } = page;
  const hidden = await listHiddenPaths(db);
  const sections = await withCounts(db, withoutHiddenLinks(sectionsFor(page), hidden));
  const studies = kind === 'case-study' ? await listStudies(db, hidden) : [];
  const next = nextSection(studies, own.slice(own.lastIndexOf('/') + 1));
  return {
    id,
    kind,
    path: own,
    sections: { ...sections, ...next },
    html: kind === 'plain' ? await htmlOf(sections) : null,
  };
}

/** Title and description of the public added pages, by path. */
export async function findAddedHeads(db: Db): Promise<[path: AddedPage['path'], PageHead][]> {
  const pages = await listPublicPages(db);
  const heads = pages.map((page): [AddedPage['path'], PageHead] => [page.path, sectionsFor(page)['head'] as PageHead]);
  return withCounts(db, heads);
}

/** All texts of the public added pages, by path. */
export async function listAddedSections(
  db: Db,
): Promise<[path: AddedPage['path'], sections: Record<string, object>][]> {
  const pages = await listPublicPages(db);
  return withCounts(
    db,
    pages.map((page) => [page.path, sectionsFor(page)]),
  );
}

/** All sections, since the browser has none of them built in. */
function sectionsFor({ id, fields }: AddedPage & { fields: string }): Record<string, object> {
  const builtIn = isDocument(id) ? sectionsOf(id) : {};
  return { ...(builtIn as Record<string, object>), ...changedSections(builtIn, readValues(fields)) };
}

async function htmlOf(sections: Record<string, object>): Promise<string> {
  const { markdown } = sections['page'] as PlainCopy;
  return (await renderPostBody(markdown, { target: 'page' })).html;
}
