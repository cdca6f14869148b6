import { getRouteApi } from '@tanstack/react-router';
import { CaseStudiesSection } from '../../../features/case-studies/case-studies-section.tsx';

const about = getRouteApi('/_site/about');

/** The end of About: the case studies with pieces of their work, or one of them in full. */
export function AboutCases() {
  return <CaseStudiesSection openCase={about.useSearch().case} />;
}
