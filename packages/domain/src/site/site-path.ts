/** Addresses of all public pages except posts, as listed in the site map. */
export const PUBLIC_PATHS = [
  ...(['/', '/about', '/services', '/case-studies', '/blog'] as const),
  ...(['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies'] as const),
  ...(['/privacy-policy', '/terms-of-service', '/cookie-policy'] as const),
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** Path of the public page of a post. */
export function postPath(id: string): `/blog/${string}` {
  return `/blog/${id}`;
}

/** The case studies in display order. */
export const CASE_STUDY_IDS = ['personal-injury-law', 'medical-spa', 'consulting-firm'] as const;
export type CaseStudyId = (typeof CASE_STUDY_IDS)[number];

/** Path of the page of a case study. */
export function caseStudyPath<Id extends string>(id: Id): `/case-studies/${Id}` {
  return `/case-studies/${id}`;
}

/** Path of the About page with a case study open. */
export function openCaseStudyPath(id: string): `/about?case=${string}` {
  return `/about?case=${id}`;
}

/** The built-in pages that staff can take off the site, by the id of their document. */
export const HIDEABLE_PATHS: ReadonlyMap<string, string> = new Map([
  ...(['healthcare', 'professional-services', 'legal-practices', 'marketing-agencies'] as const).map(
    (id) => [id, `/${id}`] as const,
  ),
  ...CASE_STUDY_IDS.map((id) => [id, caseStudyPath(id)] as const),
]);

/** Whether a path is that of a built-in page that staff may have taken off the site. */
export function isHideable(path: string): boolean {
  return path === '/case-studies' || HIDEABLE_PATHS.get(path.slice(path.lastIndexOf('/') + 1)) === path;
}
