import { caseStudyPageLabels } from '@tideline/copy/case-studies/case-study-labels';
import type { WorkSample } from '@tideline/copy/work-samples/work-sample';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { Reveal } from '../../../ui/drawing/reveal.tsx';
import { WaveDivider } from '../../../ui/drawing/wave-divider.tsx';
import { WorkSampleFigure } from '../../../work-samples/work-sample-figure.tsx';

export type WorkGalleryProps = { samples: readonly WorkSample[] };

/** Sheets on a table: the second lies lower than the first, the third below the first. */
const PLACES = ['lg:col-span-7', 'lg:col-span-5 lg:mt-24', 'lg:col-span-7'];

/** The work of a case study. */
export function WorkGallery({ samples }: WorkGalleryProps) {
  const labels = useCopy('case-studies', 'studyPageLabels', caseStudyPageLabels);
  return (
    <section aria-labelledby="work-title">
      <WaveDivider seed="work gallery" className="text-tint" />
      <div className="bg-tint">
        <div className="frame pt-[clamp(2rem,4vw,4rem)] pb-[clamp(4rem,8vw,8rem)]">
          <h2 id="work-title" className="type-display text-display">
            {labels.work}
          </h2>
          <p className="mt-4 max-w-[34.75em] text-lead text-muted">{labels.workLead}</p>
          <div className="mt-10 grid items-start gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-12 lg:mt-14 lg:grid-cols-12">
            {samples.map((sample, at) => (
              <Reveal key={sample.id} className={PLACES[at % PLACES.length]}>
                <WorkSampleFigure sample={sample} />
              </Reveal>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
