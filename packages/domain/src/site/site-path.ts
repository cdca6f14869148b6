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
export function caseStudyPath(id: CaseStudyId): `/case-studies/${CaseStudyId}` {
  return `/case-studies/${id}`;
}

/** Path of the About page with a case study open. */
export function openCaseStudyPath(id: CaseStudyId): `/about?case=${string}` {
  return `/about?case=${id}`;
}
