import { caseStudyLabels, caseStudyPageLabels } from '@tideline/copy/case-studies/case-study-labels';
import type { ChartSample } from '@tideline/copy/work-samples/work-sample';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { Reveal } from '../../../ui/drawing/reveal.tsx';
import { WorkSampleFigure } from '../../../work-samples/work-sample-figure.tsx';

export type MeasuredResultsProps = { sample: ChartSample; duration: string };

/** Results Achieved: the largest figure beside the chart of all three. */
export function MeasuredResults({ sample, duration }: MeasuredResultsProps) {
  const labels = useCopy('case-studies', 'studyLabels', caseStudyLabels);
  const pageLabels = useCopy('case-studies', 'studyPageLabels', caseStudyPageLabels);
  const [first] = sample.results;
  return (
    <section aria-labelledby="results-title" className="deep">
      <Reveal className="frame grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 section-y lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 id="results-title" className="type-title text-title">
            {labels.results}
          </h2>
          {first ? (
            <>
              <p className="type-display mt-6 text-display-l leading-none text-accent tabular-nums">{first.increase}</p>
              <p className="mt-4 text-lead">{first.metric}</p>
            </>
          ) : null}
          <p className="mt-2 text-muted">{pageLabels.resultsLead.replace('{count}', duration)}</p>
        </div>
        <WorkSampleFigure sample={sample} />
      </Reveal>
    </section>
  );
}
