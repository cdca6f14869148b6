/** Address of every public page but the posts, as the site map has them. */
export const PUBLIC_PATHS = [
  ...(['/', '/about', '/services', '/blog'] as const),
  ...(['/healthcare', '/professional-services', '/legal-practices', '/marketing-agencies'] as const),
  ...(['/privacy-policy', '/terms-of-service', '/cookie-policy'] as const),
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** Where the public page of a post is. */
export function postPath(id: string): `/blog/${string}` {
  return `/blog/${id}`;
}

/** The case studies, in the order in which they are shown; each can be opened under an address of its own. */
export const CASE_STUDY_IDS = ['personal-injury-law', 'medical-spa', 'consulting-firm'] as const;
export type CaseStudyId = (typeof CASE_STUDY_IDS)[number];

/** Where a case study is open. */
export function caseStudyPath(id: CaseStudyId): `/about?case=${string}` {
  return `/about?case=${id}`;
}
