import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import {
  caseStudyCallToAction,
  caseStudyLabels,
  caseStudyPageLabels,
  caseStudyTopic,
} from '@tideline/copy/case-studies/case-study-labels';
import type { CaseStudy } from '@tideline/copy/case-studies/case-study';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { Badge } from '../../ui/sections/badge.tsx';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Portrait } from '../../ui/drawing/portrait.tsx';
import { PlainLink } from '../../ui/controls/plain-link.tsx';
import { SitePicture } from '../../ui/drawing/site-picture.tsx';
import { CaseStudyResults } from './case-study-results.tsx';
import { CaseStudyTimeline } from './case-study-timeline.tsx';

export type CaseStudyDetailProps = { study: CaseStudy };

/** Detail view of a case study. */
export function CaseStudyDetail({ study }: CaseStudyDetailProps) {
  const { title, location, industry, duration, challenge, solution, image } = study;
  const { implementation, testimonial, keyTakeaways } = study;
  const labels = useCopy('case-studies', 'studyLabels', caseStudyLabels);
  const { badge, seeWork } = useCopy('case-studies', 'studyPageLabels', caseStudyPageLabels);
  const { heading, text, action } = useCopy('case-studies', 'studyClosing', caseStudyCallToAction);
  const linkTo = useSiteLink({ topic: caseStudyTopic(badge, study) });
  return (
    <article>
      <BackLink />
      <header className="mt-6">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone="accent">{industry}</Badge>
          <span className="text-muted">{location}</span>
          <span className="text-muted">
            {labels.duration}: {duration}
          </span>
        </p>
        <h2 id="case-studies-title" className="type-display mt-5 max-w-[9.75em] text-display">
          {title}
        </h2>
        <p className="mt-5">
          <Link
            to="/case-studies/$caseStudyId"
            params={{ caseStudyId: study.id }}
            className="inline-flex min-h-11 items-center gap-2 font-[560] link"
          >
            {seeWork}
            <ArrowRight aria-hidden="true" className="icon" />
          </Link>
        </p>
      </header>
      <div className="mt-10 aspect-16/9 overflow-hidden rounded-[3px] lg:aspect-[24/9]">
        <SitePicture picture={image} shape="wide" sizes="94vw" />
      </div>
      <div className="mt-12 grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:mt-16 lg:grid-cols-2">
        <Passage heading={labels.challenge} text={challenge} />
        <Passage heading={labels.solution} text={solution} />
      </div>
      <CaseStudyResults results={study.results} />
      <section className="grid-page mt-16 gap-y-6 border-t border-ink pt-4 lg:mt-24">
        <h3 className="type-title col-span-12 text-title-s lg:col-span-3">{labels.implementation}</h3>
        <ul className="prose col-span-12 max-w-none! list-none p-0! lg:col-span-9">
          {implementation.map((step, at) => (
            <li key={at} className="border-b border-line pb-3">
              {step}
            </li>
          ))}
        </ul>
      </section>
      <CaseStudyTimeline timeline={study.timeline} />
      <figure className="mt-16 border-l-3 border-buoy pl-6 sm:pl-10 lg:mt-24 lg:ml-[25%]">
        <Portrait name={testimonial.author} sizes="7rem" className="mb-6 w-28" />
        <blockquote className="type-display max-w-[20.75em] text-[clamp(1.5rem,1.05rem+1.9vw,2.5rem)] leading-[1.24] tracking-[-0.012em]">
          “{testimonial.quote}”
        </blockquote>
        <figcaption className="mt-5 text-muted">
          {testimonial.author}, {testimonial.title}, {testimonial.company}
        </figcaption>
      </figure>
      <section className="grid-page mt-16 gap-y-6 border-t border-ink pt-4 lg:mt-24">
        <h3 className="type-title col-span-12 text-title-s lg:col-span-3">{labels.keyTakeaways}</h3>
        <ol className="col-span-12 lg:col-span-9">
          {keyTakeaways.map((takeaway, at) => (
            <li key={at} className="grid grid-cols-[3rem_1fr] border-b border-line py-4 text-lead">
              <span aria-hidden="true" className="type-display text-accent">
                {at + 1}
              </span>
              {takeaway}
            </li>
          ))}
        </ol>
      </section>
      <section className="deep mt-16 rounded-[4px] p-[clamp(1.5rem,5vw,4.5rem)] lg:mt-24">
        <h3 className="type-display max-w-[11em] text-display-s">{heading}</h3>
        <p className="mt-4 max-w-[34.75em] text-lead text-muted">{text}</p>
        <p className="mt-7">
          <ButtonLink {...linkTo(action)}>{action.label}</ButtonLink>
        </p>
      </section>
      <p className="mt-10">
        <BackLink />
      </p>
    </article>
  );
}

function BackLink() {
  const { back } = useCopy('case-studies', 'studyLabels', caseStudyLabels);
  return (
    <PlainLink to="/about" hash="case-studies" className="inline-flex min-h-11 items-center gap-2 font-[560] link">
      <ArrowLeft aria-hidden="true" className="icon" />
      {back}
    </PlainLink>
  );
}

function Passage({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="border-t border-ink pt-4">
      <h3 className="type-title text-title">{heading}</h3>
      <p className="mt-4 text-muted">{text}</p>
    </section>
  );
}
