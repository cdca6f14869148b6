/** Structured data (schema.org) of the newsletter's archive. Used on the server only: see `forMachines` in page-meta.ts. */
import { issuePath, ISSUES_PATH, type SentIssue } from '@tideline/domain/newsletter/issue-archive';
import { pageCardName } from '@tideline/artwork/prints/social-card';
import type { SiteSettings } from '@tideline/domain/site/settings';
import type { newsletterArchive } from '@tideline/copy/newsletter/newsletter-archive';
import { type PageHead, pageCardText } from '@tideline/copy/parts/page-head';
import { breadcrumbs, organization } from './json-ld.ts';
import type { ForMachines } from './machine-meta.ts';

/** The texts of the archive, and the head of the blog, whose card its pages share with those of categories, tags and authors. */
type Texts = { archive: typeof newsletterArchive; blog: PageHead };

/** The list of the issues. */
export function issuesForMachines({ archive, blog }: Texts, origin: string): ForMachines {
  return { card: cardOf(blog), jsonLd: [breadcrumbs(origin, { name: archive.heading, path: ISSUES_PATH })] };
}

/** An issue with its breadcrumb. */
export function issueForMachines(
  { slug, subject, sentAt }: SentIssue,
  description: string,
  origin: string,
  site: Pick<SiteSettings, 'siteTitle' | 'brand'>,
  { archive, blog }: Texts,
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
    card: cardOf(blog),
    article: { publishedAt: sentAt, modifiedAt: null, author: '', section: archive.label, tags: [] },
    jsonLd: [article, breadcrumbs(origin, { name: archive.heading, path: ISSUES_PATH }, { name: subject, path })],
  };
}

function cardOf(blog: PageHead) {
  return { name: pageCardName('/blog'), text: pageCardText('/blog', blog) };
}
