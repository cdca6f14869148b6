import type { CSSProperties } from 'react';
import { caseStudyLabels } from '@tideline/copy/case-studies/case-study-labels';
import type { CaseStudy } from '@tideline/copy/case-studies/case-study';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { NamedIcon } from '../../../lib/text/named-icon.tsx';

export type ProjectStepsProps = Pick<CaseStudy, 'implementation' | 'timeline'>;

/** Implementation Strategy, and Project Timeline with phases as wide as they were long. */
export function ProjectSteps({ implementation, timeline }: ProjectStepsProps) {
  const labels = useCopy('case-studies', 'studyLabels', caseStudyLabels);
  const widths = timeline.map(({ duration }) => `minmax(11rem, ${monthsIn(duration)}fr)`).join(' ');
  return (
    <div className="frame section-y">
      <h2 className="type-display text-display-s">{labels.implementation}</h2>
      <ul className="mt-8 grid gap-x-[clamp(2rem,4vw,4rem)] md:grid-cols-2 lg:mt-12">
        {implementation.map((step, at) => (
          <li key={at} className="flex gap-4 border-t border-line py-4">
            <NamedIcon name="Check" className="icon mt-1 text-accent" />
            {step}
          </li>
        ))}
      </ul>
      <h2 className="type-display mt-[clamp(4rem,7vw,7rem)] text-display-s">{labels.timeline}</h2>
      <ol
        style={{ '--phases': widths } as CSSProperties}
        className="mt-8 grid gap-x-1 gap-y-8 lg:mt-12 lg:grid-cols-(--phases)"
      >
        {timeline.map(({ phase, duration, activities }, at) => (
          <li key={at} className="max-lg:border-l-3 max-lg:border-accent max-lg:pl-5">
            <i aria-hidden="true" className={`block h-3 max-lg:hidden ${PHASES[at % PHASES.length]}`} />
            <p className="type-label text-accent lg:mt-4">{duration}</p>
            <h3 className="type-title mt-1 text-title-s">{phase}</h3>
            <ul className="mt-2 pr-6 text-muted">
              {activities.map((activity, at) => (
                <li key={at} className="py-1">
                  {activity}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

const PHASES = ['bg-brand-sand', 'bg-brand-foam', 'bg-brand-teal', 'bg-brand-coral'];

/** How many months `Months 3–5` are. */
function monthsIn(duration: string): number {
  const [from = 1, to = from] = (duration.match(/\d+/g) ?? []).map(Number);
  return to - from + 1;
}
