import type { CaseStudyId } from '@tideline/domain/site/site-path';

/** What a card shows of a study; `summary` is also its description for search engines. */
export type CaseStudyFacts<Id extends string = string> = {
  /** The last part of its address. */
  id: Id;
  title: string;
  location: string;
  industry: string;
  duration: string;
  summary: string;
};

/** Apart from the rest of each study, so that a page with cards does not load the whole text. */
export const injuryFacts: CaseStudyFacts<CaseStudyId> = {
  id: 'personal-injury-law',
  title: 'An injury firm stops renting its leads',
  location: 'Chicago',
  industry: 'Legal Services',
  duration: '12 months',
  summary:
    'A Chicago injury firm replaced bought leads with pages that answer questions. Within a year, qualified ' +
    'consultations rose from 22 to 41 a month.',
};

export const spaFacts: CaseStudyFacts<CaseStudyId> = {
  id: 'medical-spa',
  title: 'A medical spa trades discounts for trust',
  location: 'Miami',
  industry: 'Healthcare - Aesthetics',
  duration: '18 months',
  summary:
    'A Miami medical spa dropped its weekly discount and put the doctor on the first page. New patient bookings rose ' +
    'from 48 to 81 a month.',
};

export const consultingFacts: CaseStudyFacts<CaseStudyId> = {
  id: 'consulting-firm',
  title: 'A consultancy learns to say what it does',
  location: 'New York',
  industry: 'Business Consulting',
  duration: '15 months',
  summary:
    'A New York consultancy put what it does into one sentence and built on it. Qualified inquiries rose from 11 to ' +
    '24 a quarter.',
};
