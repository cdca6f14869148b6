import type { SectionIntro } from '../parts/section-intro.ts';
import type { SiteLink } from '../parts/site-link.ts';
import type { CaseStudy } from './case-study.ts';
import { consultingFirm } from './consulting-firm.ts';
import { medicalSpa } from './medical-spa.ts';
import { personalInjuryLaw } from './personal-injury-law.ts';

export const caseStudies: CaseStudy[] = [personalInjuryLaw, medicalSpa, consultingFirm];

export const caseStudiesSection: SectionIntro & { callToAction: { text: string; action: SiteLink } } = {
  heading: 'Case Studies',
  statement: 'Where they stood, what we did, where they stand.',
  lead: 'Three clients, start to finish, with the parts that were hard left in.',
  callToAction: {
    text: 'Yours would be a different story. We’d like to hear how it begins.',
    action: { label: "Let's Talk", to: '/', hash: 'contact' },
  },
};

export const caseStudyLabels = {
  viewFull: 'View Full Case Study',
  back: 'Back to Case Studies',
  challenge: 'The Challenge',
  solution: 'Our Solution',
  results: 'Results Achieved',
  resultFrom: 'From',
  resultTo: 'to',
  implementation: 'Implementation Strategy',
  timeline: 'Project Timeline',
  keyTakeaways: 'Key Takeaways',
  duration: 'Duration',
};

export const caseStudyCallToAction: { heading: string; text: string; action: SiteLink } = {
  heading: 'The first chapter is a conversation.',
  text: 'Tell us where you are. We will tell you honestly whether we can help, and what we would try first.',
  action: { label: 'Start Your Success Story', to: '/', hash: 'contact' },
};
