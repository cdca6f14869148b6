import type { CaseStudyId } from '@tideline/domain/site/site-path';
import { samplesForCaseStudy } from '../work-samples/samples.ts';
import type { WorkSample } from '../work-samples/work-sample.ts';
import type { CaseStudy } from './case-study.ts';
import { caseStudies } from './case-studies.ts';
import type { CaseStudyFacts } from './facts.ts';

/** The content of a case study's page; `next` is the following study, or the first after the last. */
export type CaseStudyPageContent = {
  study: CaseStudy<CaseStudyId>;
  samples: WorkSample[];
  next: CaseStudyFacts<CaseStudyId>;
};

/** The content of the page of a case study. */
export function readCaseStudy(id: CaseStudyId): CaseStudyPageContent {
  const at = caseStudies.findIndex((study) => study.id === id);
  const study = caseStudies[at];
  const next = caseStudies[(at + 1) % caseStudies.length];
  if (!study || !next) throw new Error(`There is no case study ${id}.`);
  const { title, location, industry, duration, summary } = next;
  return {
    study,
    samples: samplesForCaseStudy(id),
    next: { id: next.id, title, location, industry, duration, summary },
  };
}
