import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { caseStudyLabels } from '@tideline/copy/case-studies/case-study-labels';
import { CASE_STUDY_IDS } from '@tideline/domain/site/site-path';
import type { CaseStudy } from '@tideline/copy/case-studies/case-study';
import type { WorkSample } from '@tideline/copy/work-samples/work-sample';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { Badge } from '../../ui/sections/badge.tsx';
import { classNames } from '../../ui/controls/class-names.ts';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { WorkSampleFigure } from '../../work-samples/work-sample-figure.tsx';
import { cutText } from './cut-text.ts';

export type CaseStudyCardProps = {
  study: CaseStudy;
  /** A piece of its work. */
  sample: WorkSample | undefined;
  isImageOnRight: boolean;
};

/** Card of a case study. */
export function CaseStudyCard({ study, sample, isImageOnRight }: CaseStudyCardProps) {
  const labels = useCopy('case-studies', 'studyLabels', caseStudyLabels);
  const { id, title, location, industry, challenge, solution, results } = study;
  // About opens the built-in ones.
  const opened = CASE_STUDY_IDS.find((known) => known === id);
  return (
    <Reveal as="article" className="grid-page items-start gap-y-8">
      <div className={classNames('col-span-12 lg:col-span-5', isImageOnRight && 'lg:order-2')}>
        {sample ? <WorkSampleFigure sample={sample} /> : null}
      </div>
      <div className={classNames('col-span-12 lg:col-span-7', isImageOnRight ? 'lg:pr-6' : 'lg:pl-6')}>
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="accent">{industry}</Badge>
          <span className="type-label font-normal text-muted">{location}</span>
        </p>
        <h3 className="type-display mt-4 max-w-[11em] text-display-s">{title}</h3>
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <div>
            <h4 className="type-label">{labels.challenge}</h4>
            <p className="mt-1.5 text-muted">
              <Summary of={challenge} />
            </p>
          </div>
          <div>
            <h4 className="type-label">{labels.solution}</h4>
            <p className="mt-1.5 text-muted">
              <Summary of={solution} />
            </p>
          </div>
        </div>
        <dl className="mt-8 grid grid-cols-3 gap-3 border-y md:gap-4 border-line py-5">
          {results.map(({ metric, increase }, at) => (
            <div key={at} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 text-[0.8125rem] leading-snug text-muted md:text-[0.875rem]">{metric}</dt>
              <dd className="type-display text-[clamp(1.625rem,1.1rem+2.2vw,2.75rem)] leading-none text-accent">
                {increase}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5">
          <Link
            {...(opened
              ? ({ to: '/about', search: { case: opened }, hash: 'case-studies' } as const)
              : ({ to: '/case-studies/$caseStudyId', params: { caseStudyId: id } } as const))}
            aria-label={`${labels.viewFull}: ${title}`}
            className="inline-flex min-h-11 items-center gap-2 font-[560] link"
          >
            {labels.viewFull}
            <ArrowRight aria-hidden="true" className="icon" />
          </Link>
        </p>
      </div>
    </Reveal>
  );
}

/** The start of a text. After a whole sentence, the ellipsis is for those who do not see the link below. */
function Summary({ of }: { of: string }) {
  const { text, isCut, isWhole } = cutText(of);
  if (!isCut) return text;
  return (
    <>
      {text}
      <span className={isWhole ? 'sr-only' : undefined}>{isWhole ? ' …' : '…'}</span>
    </>
  );
}
