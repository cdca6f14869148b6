import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useContext } from 'react';
import type { CaseStudy } from '@tideline/copy/case-studies/case-study';
import { caseStudyPageLabels } from '@tideline/copy/case-studies/case-study-labels';
import { caseStudies, caseStudiesSection } from '@tideline/copy/case-studies/case-studies';
import { studyCards, type StudyCard } from '@tideline/copy/work-samples/study-cards';
import { CopyContext, useCopy } from '../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { CaseStudyCard } from './case-study-card.tsx';
import { CaseStudyDetail } from './case-study-detail.tsx';

export type CaseStudiesSectionProps = {
  /** Id of the open case study; unknown ids show the list. */
  openCase: string | undefined;
};

/** The case studies: the list, or one of them in full. */
export function CaseStudiesSection({ openCase }: CaseStudiesSectionProps) {
  const linkTo = useSiteLink();
  const read = useContext(CopyContext);
  const studies = read<CaseStudy[]>('about', 'studies', caseStudies);
  const cards = read<StudyCard[]>('about', 'studyCards', studyCards);
  const open = studies.find(({ id }) => id === openCase);
  const copy = useCopy('about', 'caseStudies', caseStudiesSection);
  const { withWork } = useCopy('case-studies', 'studyPageLabels', caseStudyPageLabels);
  const { heading, statement, lead, callToAction } = copy;
  if ((!copy.isShown || studies.length === 0) && !open) return null;
  return (
    <section id="case-studies" aria-labelledby="case-studies-title" className="section-y scroll-mt-0">
      <div className="frame">
        {open ? (
          <CaseStudyDetail study={open} />
        ) : (
          <>
            <Reveal as="header">
              <h2 id="case-studies-title" className="type-display -ml-[0.03em] text-display-l">
                {heading}
              </h2>
              <div className="mt-5 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 lg:mt-7">
                <p className="max-w-[34em] text-lead text-muted">
                  <span className="type-title block text-title text-ink">{statement}</span>
                  {lead}
                </p>
                <Link to="/case-studies" className="inline-flex min-h-11 items-center gap-2 font-[560] link">
                  {withWork}
                  <ArrowRight aria-hidden="true" className="icon" />
                </Link>
              </div>
            </Reveal>
            <div className="mt-8 rail md:mt-14 md:grid md:gap-[clamp(4rem,8vw,8rem)] lg:mt-20">
              {studies.map((study, at) => (
                <CaseStudyCard
                  key={study.id}
                  study={study}
                  sample={cards.find(({ facts }) => facts.id === study.id)?.sample}
                  isImageOnRight={at % 2 === 1}
                />
              ))}
            </div>
            <div className="mt-[clamp(4rem,7vw,7rem)] flex flex-wrap items-center justify-between gap-6 border-t border-ink pt-6">
              <p className="type-title max-w-[19.5em] text-title">{callToAction.text}</p>
              <ButtonLink {...linkTo(callToAction.action)}>{callToAction.action.label}</ButtonLink>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
