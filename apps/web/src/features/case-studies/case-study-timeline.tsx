import { caseStudyLabels } from '@tideline/copy/case-studies/case-study-labels';
import type { CaseStudyPhase } from '@tideline/copy/case-studies/case-study';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { WaveLines } from '../../ui/drawing/wave-lines.tsx';

export type CaseStudyTimelineProps = { timeline: readonly CaseStudyPhase[] };

const COLUMNS: Record<number, string> = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/** Project Timeline: the phases along a tide line. */
export function CaseStudyTimeline({ timeline }: CaseStudyTimelineProps) {
  const labels = useCopy('case-studies', 'studyLabels', caseStudyLabels);
  return (
    <section className="mt-16 lg:mt-24">
      <h3 className="type-title border-t border-ink pt-4 text-title-s">{labels.timeline}</h3>
      <WaveLines
        seed={`timeline ${timeline.length}`}
        count={1}
        crests={4}
        className="mt-6 hidden h-8 w-full text-accent lg:block"
      />
      <ol className={classNames('mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2', COLUMNS[timeline.length])}>
        {timeline.map(({ phase, duration, activities }, at) => (
          <li key={at} className="border-t border-line pt-4 lg:border-0 lg:pt-0">
            <p className="type-label text-accent">{duration}</p>
            <h4 className="type-title mt-1 text-title-s">{phase}</h4>
            <ul className="mt-2 text-muted">
              {activities.map((activity, at) => (
                <li key={at} className="py-1">
                  {activity}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
