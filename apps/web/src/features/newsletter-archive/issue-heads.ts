import {
  type IssueListPage,
  issuePath,
  ISSUES_FEED_PATH,
  ISSUES_PATH,
} from '@tideline/domain/newsletter/issue-archive';
import { isIndexed } from '@tideline/domain/post/archive';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { newsletterArchive } from '@tideline/copy/newsletter/newsletter-archive';
import { pageHead } from '@tideline/copy/parts/page-head';
import type { CopyStore } from '../../lib/copy/copy-store.ts';
import { issueForMachines, issuesForMachines } from '../../lib/head/newsletter-json-ld.ts';
import { pageMeta } from '../../lib/head/page-meta.ts';
import type { ShownIssue } from './load-issue.ts';

type Place = { origin: string; site: SiteSettings; copy: CopyStore };

/** The head of the list, in a module that only these pages load. */
export function issueListHead(list: IssueListPage | undefined, { origin, site, copy }: Place) {
  const texts = textsOf(copy);
  const { archive } = texts;
  const { page = 1, total = 0 } = list ?? {};
  const pageNumber = page > 1 ? archive.page.replace('{count}', String(page)) : '';
  const { meta, links } = pageMeta({
    title: [pageNumber, archive.title].filter(Boolean).join(' · '),
    description: [pageNumber, archive.description].filter(Boolean).join(': '),
    path: page > 1 ? `${ISSUES_PATH}?page=${page}` : ISSUES_PATH,
    origin,
    site,
    isHidden: !isIndexed(total),
    forMachines: import.meta.env.SSR ? issuesForMachines(texts, origin) : undefined,
  });
  return { meta, links: [...links, feedOf(archive)] };
}

/** The head of an issue's page. */
export function issueHead(shown: ShownIssue | undefined, path: string, { origin, site, copy }: Place) {
  const texts = textsOf(copy);
  const { archive } = texts;
  if (!shown) {
    const { heading, text } = archive.notFound;
    return pageMeta({ title: heading, description: text, path, origin, site, isHidden: true });
  }
  const { issue } = shown;
  const description = issue.previewText.trim() || archive.noPreview.replace('{subject}', () => issue.subject);
  const { meta, links } = pageMeta({
    title: issue.subject,
    description,
    path: issuePath(issue.slug),
    origin,
    site,
    isHidden: issue.isNoindex,
    forMachines: import.meta.env.SSR ? issueForMachines(issue, description, origin, site, texts) : undefined,
  });
  return { meta, links: [...links, feedOf(archive)] };
}

function textsOf(copy: CopyStore) {
  return {
    archive: copy.read('newsletter', 'archive', newsletterArchive),
    blog: copy.read('blog', 'head', pageHead['/blog']),
  };
}

function feedOf({ feedTitle }: typeof newsletterArchive) {
  return { rel: 'alternate', type: 'application/rss+xml', title: feedTitle, href: ISSUES_FEED_PATH };
}
