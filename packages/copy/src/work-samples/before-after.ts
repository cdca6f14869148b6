import type { CaseStudyResult } from '../case-studies/case-study.ts';
import { consultingResults, injuryResults, spaResults } from '../case-studies/results.ts';
import type { ChartSample, DrawnSample } from './work-sample.ts';

/** The results of a study as a chart. */
function beforeAfter(id: DrawnSample['id'], results: CaseStudyResult[], whose: string): ChartSample & DrawnSample {
  const figures = results.map(({ metric, before, after }) => `${metric}: from ${before} to ${after}`).join('. ');
  return {
    id,
    kind: 'chart',
    title: 'Before and after',
    caption: 'The page of the report that everyone turns to first.',
    label: `Bar chart of the results ${whose}. ${figures}.`,
    results,
  };
}

export const injuryBeforeAfter = beforeAfter('injury-before-after', injuryResults, 'of the injury firm');
export const spaBeforeAfter = beforeAfter('spa-before-after', spaResults, 'of the medical spa');
export const consultingBeforeAfter = beforeAfter('consulting-before-after', consultingResults, 'of the consultancy');
