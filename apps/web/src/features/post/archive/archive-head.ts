import { archiveFeedPath, archivePath, type ArchivePage, isIndexed } from '@tideline/domain/post/archive';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { archivePage } from '@tideline/copy/blog/archive-page';
import { notFoundPage } from '@tideline/copy/notices/not-found';
import { pageHead } from '@tideline/copy/parts/page-head';
import type { CopyStore } from '../../../lib/copy/copy-store.ts';
import { archiveForMachines } from '../../../lib/head/json-ld.ts';
import { pageMeta } from '../../../lib/head/page-meta.ts';

type HeadOptions = {
  /** Undefined if the page does not exist. */
  archive: ArchivePage | undefined;
  /** The requested path. */
  path: string;
  origin: string;
  site: SiteSettings;
  copy: CopyStore;
};

/** The head of a category's, tag's, author's or series' page. A separate module, so that only these pages load it. */
export function archiveHead({ archive, path, origin, site, copy }: HeadOptions) {
  if (!archive) {
    const { heading, text } = copy.read('not-found', 'page', notFoundPage);
    return pageMeta({ title: heading, description: text, path, origin, site, isHidden: true });
  }
  const { kind, slug, author, page, total } = archive;
  const name = archiveName(archive);
  const ownPath = archivePath(kind, slug);
  const pageNumber = page > 1 ? archivePage.page.replace('{count}', String(page)) : '';
  const title = archivePage.title[kind].replace('{name}', () => name);
  const description = archivePage.description[kind].replace('{name}', () => name);
  const { meta, links } = pageMeta({
    title: [pageNumber, title].filter(Boolean).join(' · '),
    description: [pageNumber, description, author?.sentence].filter(Boolean).join(' '),
    path: page > 1 ? `${ownPath}?page=${page}` : ownPath,
    origin,
    site,
    isHidden: !isIndexed(total),
    forMachines: import.meta.env.SSR
      ? archiveForMachines(archive, name, origin, copy.read('blog', 'head', pageHead['/blog']))
      : undefined,
  });
  const feed = {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: archivePage.feedTitle.replace('{name}', () => name),
    href: archiveFeedPath(kind, slug),
  };
  return { meta, links: [...links, feed] };
}

/** The display name of an archive: its author, or its names joined by commas. */
export function archiveName({ names, author }: Pick<ArchivePage, 'names' | 'author'>): string {
  return author?.name ?? names.map((name) => name.trim()).join(', ');
}
