import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useContext } from 'react';
import { caseStudiesPage, caseStudyPageLabels } from '@tideline/copy/case-studies/case-study-labels';
import { studyCards, type StudyCard } from '@tideline/copy/work-samples/study-cards';
import { CopyContext, useCopy } from '../../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../../lib/forms/form-link.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { classNames } from '../../../ui/controls/class-names.ts';
import { Reveal } from '../../../ui/drawing/reveal.tsx';
import { ClosingBand } from '../../../ui/sections/closing-band.tsx';
import { PageHero } from '../../../ui/sections/page-hero.tsx';
import { WorkSampleFigure } from '../../../work-samples/work-sample-figure.tsx';

/** The list of the case studies, each with a piece of its work. */
export function CaseStudiesScreen() {
  const linkTo = useSiteLink();
  const cards = useContext(CopyContext)('case-studies', 'studyCards', studyCards);
  const { badge, headline, lead, closing } = useCopy('case-studies', 'page', caseStudiesPage);
  return (
    <>
      <PageHero badge={badge} headline={headline} lead={lead} />
      <div className="frame grid gap-[clamp(4rem,8vw,8rem)] pt-[clamp(2.5rem,6vw,6rem)] pb-[clamp(4rem,8vw,9rem)]">
        {cards.map((card, at) => (
          <StudyRow key={card.facts.id} card={card} isWorkOnRight={at % 2 === 1} />
        ))}
      </div>
      <ClosingBand seed="case studies closing" heading={closing.heading} text={closing.text}>
        <ButtonLink {...linkTo(closing.action)}>{closing.action.label}</ButtonLink>
      </ClosingBand>
    </>
  );
}

type StudyRowProps = { card: StudyCard; isWorkOnRight: boolean };

function StudyRow({ card: { facts, result, sample }, isWorkOnRight }: StudyRowProps) {
  const labels = useCopy('case-studies', 'studyPageLabels', caseStudyPageLabels);
  return (
    <Reveal as="article" className="relative grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-8 lg:grid-cols-2">
      <div className={classNames(isWorkOnRight && 'lg:order-2')}>
        <WorkSampleFigure sample={sample} />
      </div>
      <div>
        <p className="type-label text-muted">
          {facts.industry}, {facts.location}, {facts.duration}
        </p>
        <h2 className="type-display mt-4 max-w-[11em] text-display-s">{facts.title}</h2>
        <p className="mt-5 max-w-[34em] text-lead text-muted">{facts.summary}</p>
        {result ? (
          <p className="mt-6 flex items-baseline gap-4">
            <span className="type-display text-display text-accent tabular-nums">{result.increase}</span>
            <span className="text-muted">{result.metric}</span>
          </p>
        ) : null}
        <p className="mt-5">
          <Link
            to="/case-studies/$caseStudyId"
            params={{ caseStudyId: facts.id }}
            aria-label={`${labels.read}: ${facts.title}`}
            className="inline-flex min-h-11 items-center gap-2 font-[560] link"
          >
            {labels.read}
            <ArrowRight aria-hidden="true" className="icon" />
          </Link>
        </p>
      </div>
    </Reveal>
  );
}
