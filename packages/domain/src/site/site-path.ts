/** Address of every public page but the posts, as the site map has them. */
export const PUBLIC_PATHS = [
  ...(['/', '/about', '/services', '/case-studies', '/blog'] as const),
  ...(['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies'] as const),
  ...(['/privacy-policy', '/terms-of-service', '/cookie-policy'] as const),
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** Where the public page of a post is. */
export function postPath(id: string): `/blog/${string}` {
  return `/blog/${id}`;
}

/** The case studies, in the order in which they are shown. */
export const CASE_STUDY_IDS = ['personal-injury-law', 'medical-spa', 'consulting-firm'] as const;
export type CaseStudyId = (typeof CASE_STUDY_IDS)[number];

/** Where the page of a case study is. */
export function caseStudyPath(id: CaseStudyId): `/case-studies/${CaseStudyId}` {
  return `/case-studies/${id}`;
}

/** Where a case study is open in the About page. */
export function openCaseStudyPath(id: CaseStudyId): `/about?case=${string}` {
  return `/about?case=${id}`;
}
