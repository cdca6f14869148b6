import type { CaseStudyResult } from '../case-studies/case-study.ts';
import { type CaseStudyFacts, consultingFacts, injuryFacts, spaFacts } from '../case-studies/facts.ts';
import { consultingResults, injuryResults, spaResults } from '../case-studies/results.ts';
import { consultingNewsletter } from './consulting-firm.ts';
import { injuryAnswerPage } from './injury-firm.ts';
import { spaPhysicianFilm } from './medical-spa.ts';
import type { WorkSample } from './work-sample.ts';

/** A case study in a list, with one result and one work sample. */
export type StudyCard = { facts: CaseStudyFacts; result: CaseStudyResult | null; sample: WorkSample };

/** The case studies in their order, without their texts. */
export const studyCards: StudyCard[] = [
  {
    facts: injuryFacts,
    result: resultOf(injuryResults, 'Qualified consultations per month'),
    sample: injuryAnswerPage,
  },
  { facts: spaFacts, result: resultOf(spaResults, 'New patient bookings per month'), sample: spaPhysicianFilm },
  {
    facts: consultingFacts,
    result: resultOf(consultingResults, 'Qualified inquiries per quarter'),
    sample: consultingNewsletter,
  },
];

function resultOf(results: CaseStudyResult[], metric: string): CaseStudyResult {
  const result = results.find((one) => one.metric === metric);
  if (!result) throw new Error(`No result is called ${metric}.`);
  return result;
}
