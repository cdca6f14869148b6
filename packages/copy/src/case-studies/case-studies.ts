import type { CaseStudyId } from '@tideline/domain/site/site-path';
import type { SectionIntro } from '../parts/section-intro.ts';
import type { SiteLink } from '../parts/site-link.ts';
import type { CaseStudy } from './case-study.ts';
import { consultingFirm } from './consulting-firm.ts';
import { medicalSpa } from './medical-spa.ts';
import { personalInjuryLaw } from './personal-injury-law.ts';

export const caseStudies: CaseStudy<CaseStudyId>[] = [personalInjuryLaw, medicalSpa, consultingFirm];

export const caseStudiesSection: SectionIntro & {
  isShown: boolean;
  callToAction: { text: string; action: SiteLink };
} = {
  isShown: true,
  heading: 'Case Studies',
  statement: 'Where they stood, what we did, where they stand.',
  lead: 'Three clients, start to finish, with the parts that were hard left in.',
  callToAction: {
    text: 'Yours would be a different story. We’d like to hear how it begins.',
    action: { label: "Let's Talk", to: '/', hash: 'contact' },
  },
};
