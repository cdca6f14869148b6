import {
  type IssueListPage,
  issuePath,
  ISSUES_FEED_PATH,
  ISSUES_PATH,
} from '@tideline/domain/newsletter/issue-archive';
import { isIndexed } from '@tideline/domain/post/archive';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { newsletterArchive } from '@tideline/copy/newsletter-archive';
import { issueForMachines, issuesForMachines } from '../../lib/head/newsletter-json-ld.ts';
import { pageMeta } from '../../lib/head/page-meta.ts';
import type { ShownIssue } from './load-issue.ts';

type Place = { origin: string; site: SiteSettings };

const FEED = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: newsletterArchive.feedTitle,
  href: ISSUES_FEED_PATH,
};

/** The head of the list, in a module that only these pages load. */
export function issueListHead(list: IssueListPage | undefined, { origin, site }: Place) {
  const { page = 1, total = 0 } = list ?? {};
  const pageNumber = page > 1 ? newsletterArchive.page.replace('{count}', String(page)) : '';
  const { meta, links } = pageMeta({
    title: [pageNumber, newsletterArchive.title].filter(Boolean).join(' · '),
    description: [pageNumber, newsletterArchive.description].filter(Boolean).join(': '),
    path: page > 1 ? `${ISSUES_PATH}?page=${page}` : ISSUES_PATH,
    origin,
    site,
    isHidden: !isIndexed(total),
    forMachines: import.meta.env.SSR ? issuesForMachines(origin) : undefined,
  });
  return { meta, links: [...links, FEED] };
}

/** The head of an issue's page. */
export function issueHead(shown: ShownIssue | undefined, path: string, { origin, site }: Place) {
  if (!shown) {
    const { heading, text } = newsletterArchive.notFound;
    return pageMeta({ title: heading, description: text, path, origin, site, isHidden: true });
  }
  const { issue } = shown;
  const description = issue.previewText.trim() || newsletterArchive.noPreview.replace('{subject}', () => issue.subject);
  const { meta, links } = pageMeta({
    title: issue.subject,
    description,
    path: issuePath(issue.slug),
    origin,
    site,
    isHidden: issue.isNoindex,
    forMachines: import.meta.env.SSR ? issueForMachines(issue, description, origin, site) : undefined,
  });
  return { meta, links: [...links, FEED] };
}
