import type { WorkSample } from '../work-samples/work-sample.ts';
import type { CaseStudy } from './case-study.ts';
import type { CaseStudyFacts } from './facts.ts';

/** All that the page of a case study says. */
export type StudyCopy = CaseStudy & { samples: WorkSample[] };

type Parts = { study: CaseStudy; samples: WorkSample[] };

/** The copy of a case study, as staff change it: the chart of its results has no numbers of its own. */
export function studyFields({ study, samples }: Parts): StudyCopy {
  return {
    ...study,
    samples: samples.map((sample) =>
      sample.kind === 'chart' ? { ...sample, results: [], label: subjectOf(sample.label) } : sample,
    ),
  };
}

/** A case study and its work, with the chart of its results. */
export function studyParts({ samples, ...study }: StudyCopy): Parts {
  return {
    study,
    samples: samples.map((sample) => {
      if (sample.kind !== 'chart') return sample;
      const figures = study.results.map(({ metric, before, after }) => `${metric}: from ${before} to ${after}`);
      return { ...sample, results: study.results, label: [subjectOf(sample.label), ...figures].join('. ').concat('.') };
    }),
  };
}

/** What a card shows of a case study. */
export function factsOf({ id, title, location, industry, duration, summary }: CaseStudyFacts): CaseStudyFacts {
  return { id, title, location, industry, duration, summary };
}

/** The first sentence of the label of a chart, without its full stop. */
function subjectOf(label: string): string {
  return label.split(/\.(?: |$)/, 1)[0] ?? '';
}
