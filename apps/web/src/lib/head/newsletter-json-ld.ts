/** Structured data (schema.org) of the newsletter's archive. Used on the server only: see `forMachines` in page-meta.ts. */
import { issuePath, ISSUES_PATH, type SentIssue } from '@tideline/domain/newsletter/issue-archive';
import { pageCardName } from '@tideline/artwork/prints/social-card';
import type { SiteSettings } from '@tideline/domain/site/settings';
import { newsletterArchive } from '@tideline/copy/newsletter-archive';
import { pageCardText } from '@tideline/copy/parts/page-head';
import { breadcrumbs, organization } from './json-ld.ts';
import type { ForMachines } from './machine-meta.ts';

const LIST = { name: newsletterArchive.heading, path: ISSUES_PATH };
/** The card of the blog, like that of category, tag and author pages. */
const CARD = { name: pageCardName('/blog'), text: pageCardText('/blog') };

/** The list of the issues. */
export function issuesForMachines(origin: string): ForMachines {
  return { card: CARD, jsonLd: [breadcrumbs(origin, LIST)] };
}

/** An issue with its breadcrumb. */
export function issueForMachines(
  { slug, subject, sentAt }: SentIssue,
  description: string,
  origin: string,
  site: Pick<SiteSettings, 'siteTitle'>,
): ForMachines {
  const path = issuePath(slug);
  const article = {
    '@type': 'Article',
    headline: subject,
    description,
    datePublished: sentAt,
    author: organization(origin, site),
    publisher: organization(origin, site),
    mainEntityOfPage: `${origin}${path}`,
    inLanguage: 'en-US',
  };
  return {
    card: CARD,
    article: { publishedAt: sentAt, modifiedAt: null, author: '', section: newsletterArchive.label, tags: [] },
    jsonLd: [article, breadcrumbs(origin, LIST, { name: subject, path })],
  };
}
