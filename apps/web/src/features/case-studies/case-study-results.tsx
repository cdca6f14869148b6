import { caseStudyLabels } from '@tideline/copy/case-studies/case-study-labels';
import { type CaseStudyResult, resultIcons } from '@tideline/copy/case-studies/case-study';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';

export type CaseStudyResultsProps = { results: readonly CaseStudyResult[] };

/** Results Achieved: three tiles. */
export function CaseStudyResults({ results }: CaseStudyResultsProps) {
  const labels = useCopy('case-studies', 'studyLabels', caseStudyLabels);
  return (
    <section className="mt-16 lg:mt-24">
      <h3 className="type-title border-t border-ink pt-4 text-title-s">{labels.results}</h3>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {results.map(({ metric, before, after, increase, iconType }, at) => (
          <li key={at} className="rounded-[4px] bg-tint p-6 sm:p-8">
            <NamedIcon name={resultIcons[iconType] ?? resultIcons.trending} className="size-7 text-accent" />
            <p className="type-display mt-5 text-display">{increase}</p>
            <p className="mt-2 font-[560]">{metric}</p>
            <p className="mt-1 text-muted">
              {labels.resultFrom} {before} {labels.resultTo} {after}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
