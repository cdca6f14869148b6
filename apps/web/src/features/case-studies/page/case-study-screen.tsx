import type { CaseStudy } from '@tideline/copy/case-studies/case-study';
import type { WorkSample } from '@tideline/copy/work-samples/work-sample';
import {
  caseStudyCallToAction,
  caseStudyLabels,
  caseStudyPageLabels,
  caseStudyTopic,
} from '@tideline/copy/case-studies/case-study-labels';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { useSiteLink } from '../../../lib/forms/form-link.ts';
import { Portrait } from '../../../ui/drawing/portrait.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Reveal } from '../../../ui/drawing/reveal.tsx';
import { ClosingBand } from '../../../ui/sections/closing-band.tsx';
import { PageHero } from '../../../ui/sections/page-hero.tsx';
import { WorkSampleFigure } from '../../../work-samples/work-sample-figure.tsx';
import { MeasuredResults } from './measured-results.tsx';
import { NextStudy, type NextStudyProps } from './next-study.tsx';
import { ProjectSteps } from './project-steps.tsx';
import { WorkGallery } from './work-gallery.tsx';

/** `next`: null where there is no other study. */
export type CaseStudyScreenProps = {
  study: CaseStudy;
  samples: readonly WorkSample[];
  next: NextStudyProps['study'] | null;
};

/** The page of a case study. */
export function CaseStudyScreen({ study, samples, next }: CaseStudyScreenProps) {
  const { title, location, industry, duration, summary, challenge, solution, testimonial, keyTakeaways } = study;
  const [first, ...others] = samples;
  const chart = others.find((sample) => sample.kind === 'chart');
  const gallery = others.filter((sample) => sample !== chart);
  const labels = useCopy('case-studies', 'studyLabels', caseStudyLabels);
  const { badge } = useCopy('case-studies', 'studyPageLabels', caseStudyPageLabels);
  const { heading, text, action } = useCopy('case-studies', 'studyClosing', caseStudyCallToAction);
  const linkTo = useSiteLink({ topic: caseStudyTopic(badge, study) });
  return (
    <article>
      <PageHero
        badge={`${badge}: ${industry}`}
        headline={title}
        lead={summary}
        picture={study.image}
        work={first ? <WorkSampleFigure sample={first} isBare /> : null}
      >
        <dl className="mt-7 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-4">
          <Fact name={labels.location} value={location} />
          <Fact name={labels.duration} value={duration} />
        </dl>
        <p className="no-print mt-7">
          <ButtonLink {...linkTo(action)}>{action.label}</ButtonLink>
        </p>
      </PageHero>
      <div className="frame section-y">
        <Reveal className="grid gap-y-10 lg:grid-cols-12 lg:gap-x-[clamp(1rem,2vw,2rem)]">
          <Passage heading={labels.challenge} text={challenge} className="lg:col-span-5 lg:pt-12" />
          <Passage
            heading={labels.solution}
            text={solution}
            className="rounded-[4px] bg-tint p-[clamp(1.5rem,4vw,3.5rem)] lg:col-span-6 lg:col-start-7"
          />
        </Reveal>
      </div>
      {gallery.length > 0 ? <WorkGallery samples={gallery} /> : null}
      {chart && chart.results.length > 0 ? <MeasuredResults sample={chart} duration={duration} /> : null}
      <ProjectSteps implementation={study.implementation} timeline={study.timeline} />
      <div className="bg-tint">
        <Reveal
          as="figure"
          className="frame grid items-center gap-x-[clamp(1.5rem,4vw,4rem)] gap-y-6 section-y md:grid-cols-[14rem_1fr]"
        >
          <Portrait
            name={testimonial.author}
            sizes="(min-width: 48rem) 14rem, 7rem"
            className="w-28 md:row-span-2 md:w-full"
          />
          <blockquote className="type-display max-w-[20em] self-end text-display-s leading-[1.16] text-balance">
            “{testimonial.quote}”
          </blockquote>
          <figcaption className="self-start text-lead text-muted">
            {testimonial.author}, {testimonial.title}, {testimonial.company}
          </figcaption>
        </Reveal>
      </div>
      <section aria-labelledby="takeaways-title" className="frame section-y">
        <h2 id="takeaways-title" className="type-display text-display-s">
          {labels.keyTakeaways}
        </h2>
        <ol className="mt-8 grid gap-x-[clamp(2rem,6vw,6rem)] lg:mt-12 lg:grid-cols-2">
          {keyTakeaways.map((takeaway, at) => (
            <li key={at} className="grid grid-cols-[3rem_1fr] border-t border-line py-5 text-lead">
              <span aria-hidden="true" className="type-display text-title text-accent">
                {at + 1}
              </span>
              {takeaway}
            </li>
          ))}
        </ol>
      </section>
      {next ? <NextStudy study={next} /> : null}
      <ClosingBand seed={`${study.id} closing`} heading={heading} text={text}>
        <ButtonLink {...linkTo(action)}>{action.label}</ButtonLink>
      </ClosingBand>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="type-label text-muted">{name}</dt>
      <dd className="type-title text-title-s">{value}</dd>
    </div>
  );
}

type PassageProps = { heading: string; text: string; className: string };

function Passage({ heading, text, className }: PassageProps) {
  return (
    <section className={className}>
      <h2 className="type-display text-title">{heading}</h2>
      <p className="mt-4 text-muted">{text}</p>
    </section>
  );
}
