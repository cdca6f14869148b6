import { CASE_STUDY_IDS, caseStudyPath, openCaseStudyPath, PUBLIC_PATHS } from '@tideline/domain/site/site-path';

/** A page for search engines. */
export type SitemapEntry = {
  path: string;
  /** When the page last changed, as ISO 8601; null when unknown. */
  changedAt: string | null;
};

/** Source: sitemaps.org protocol 0.9. */
const MAX_ENTRIES = 50_000;

/**
 * The site map: public pages, case studies (on their own pages and in About), then archives and posts; never more than the
 * protocol allows in one file.
 * @param hidden paths of built-in pages that visitors do not see
 */
export function buildSitemap(others: SitemapEntry[], origin: string, hidden: ReadonlySet<string> = new Set()): string {
  const shown = CASE_STUDY_IDS.filter((id) => !hidden.has(caseStudyPath(id)));
  const studies = shown.flatMap((id) => [caseStudyPath(id), openCaseStudyPath(id)]);
  const builtIn = PUBLIC_PATHS.filter((path) => !hidden.has(path));
  const pages: SitemapEntry[] = [...builtIn, ...studies].map((path) => ({ path, changedAt: null }));
  const entries = [...pages, ...others].slice(0, MAX_ENTRIES).map(({ path, changedAt }) => {
    const lastmod = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** What robots may read: the public pages, but neither the staff area nor the calls. */
export function buildRobots(origin: string): string {
  return ['User-agent: *', 'Disallow: /admin', 'Disallow: /trpc', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
