import { CASE_STUDY_IDS, caseStudyPath, PUBLIC_PATHS } from './site-path.ts';

/** Addresses of the built-in pages with their own address: `PUBLIC_PATHS` and the case studies. Staff may have hidden some. */
export const BUILT_IN_PATHS = [...PUBLIC_PATHS, ...CASE_STUDY_IDS.map(caseStudyPath)] as const;
