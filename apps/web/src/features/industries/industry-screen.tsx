import { Link } from '@tanstack/react-router';
import type { IndustryCopy } from '@tideline/copy/industries/industry-page';
import { serviceNames } from '@tideline/copy/services/service-names';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ClosingBand } from '../../ui/sections/closing-band.tsx';
import { GrowthBars } from '../../ui/sections/growth-bars.tsx';
import { FoldSign } from '../../ui/sections/fold-sign.tsx';
import { PageHero } from '../../ui/sections/page-hero.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { WorkSampleFigure } from '../../work-samples/work-sample-figure.tsx';
import { Band } from '../../ui/sections/band.tsx';

export type IndustryScreenProps = { page: IndustryCopy & { path: string } };

/** Between two items. Source: product specification §9, industry pages. */
const STAGGER_MS = 200;

/** Landing page of an industry. */
export function IndustryScreen({ page }: IndustryScreenProps) {
  const { hero, work, pains, help, result, callToAction, path } = page;
  const linkTo = useSiteLink({ topic: hero.badge });
  return (
    <>
      <PageHero
        {...hero}
        picture={hero.image}
        work={work.isShown ? <WorkSampleFigure sample={hero.sample} isBare /> : null}
      >
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink {...linkTo(hero.action)}>{hero.action.label}</ButtonLink>
          <ButtonLink variant="secondary" {...linkTo(hero.secondary)}>
            {hero.secondary.label}
          </ButtonLink>
        </p>
      </PageHero>
      <section aria-labelledby="pains-title" className="section-y">
        <div className="frame">
          <SectionHeading id="pains-title" heading={pains.heading} lead={pains.lead} />
          <ul className="mt-12 grid gap-x-[clamp(2rem,6vw,6rem)] md:grid-cols-2 lg:mt-16">
            {pains.items.map(({ title, text }, at) => (
              <Reveal as="li" key={at} delayMs={(at % 2) * STAGGER_MS} className="border-t border-line py-8">
                <h3 className="type-title max-w-[13em] text-title">{title}</h3>
                <p className="mt-3 max-w-[30.75em] text-muted">{text}</p>
              </Reveal>
            ))}
          </ul>
        </div>
      </section>
      <Band id="help">
        <div className="frame pt-[clamp(2.5rem,4vw,4rem)] pb-[clamp(2.5rem,5vw,5rem)]">
          <SectionHeading id="help-title" heading={help.heading} statement={help.lead} />
          <HelpList items={help.items} />
        </div>
      </Band>
      {result.isShown ? <Result result={result} /> : null}
      <Questions questions={page.questions} />
      <ClosingBand seed={`${path} closing`} heading={callToAction.heading} text={callToAction.text}>
        <ButtonLink {...linkTo(callToAction.action)}>{callToAction.action.label}</ButtonLink>
      </ClosingBand>
    </>
  );
}

function HelpList({ items }: { items: IndustryCopy['help']['items'] }) {
  return (
    <ol className="mt-12 lg:mt-16">
      {items.map(({ title, text, icon, services }, at) => (
        <Reveal
          as="li"
          key={at}
          delayMs={at * STAGGER_MS}
          className="grid-page gap-y-3 border-t border-line-strong/40 py-7"
        >
          <h3 className="type-title col-span-12 flex items-start gap-4 text-title-s lg:col-span-4">
            <NamedIcon name={icon} className="mt-0.5 size-7 flex-none text-accent" />
            {title}
          </h3>
          <p className="col-span-12 max-w-[34.75em] text-muted lg:col-span-5">{text}</p>
          <ul className="col-span-12 lg:col-span-3">
            {services.map((id) => (
              <li key={id}>
                <Link
                  to="/services"
                  hash={id}
                  className="inline-flex min-h-11 items-center text-[0.9375rem] link lg:not-pointer-coarse:min-h-9"
                >
                  {serviceNames[id]}
                </Link>
              </li>
            ))}
          </ul>
        </Reveal>
      ))}
    </ol>
  );
}

function Result({ result }: { result: IndustryCopy['result'] }) {
  const { badge, heading, text, figures, study, link } = result;
  return (
    <section aria-labelledby="result-title" className="frame section-y">
      <Reveal className="deep grid items-center gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 rounded-[4px] p-[clamp(1.5rem,5vw,5rem)] lg:grid-cols-12">
        <div className={figures.length > 0 ? 'lg:col-span-7' : 'lg:col-span-10'}>
          <p className="type-label text-accent">{badge}</p>
          <h2 id="result-title" className="type-display mt-4 max-w-[11em] text-display-s text-balance">
            {heading}
          </h2>
          <p className="mt-5 max-w-[40em] text-lead text-muted">{text}</p>
          <p className="mt-8">
            {study && link.to === '/case-studies' ? (
              <ButtonLink variant="secondary" to="/case-studies/$caseStudyId" params={{ caseStudyId: study }}>
                {link.label}
              </ButtonLink>
            ) : (
              <ButtonLink variant="secondary" to={link.to} search={link.search} hash={link.hash}>
                {link.label}
              </ButtonLink>
            )}
          </p>
        </div>
        {figures.length > 0 ? (
          <div className="lg:col-span-5">
            <GrowthBars figures={figures} />
          </div>
        ) : null}
      </Reveal>
    </section>
  );
}

function Questions({ questions }: { questions: IndustryCopy['questions'] }) {
  return (
    <section aria-labelledby="questions-title" className="pb-[clamp(3rem,6vw,7rem)]">
      <div className="frame">
        <div className="grid-page gap-y-8 border-t border-ink pt-4">
          <h2 id="questions-title" className="type-title col-span-12 text-title-s lg:col-span-3">
            {questions.heading}
          </h2>
          <div className="col-span-12 lg:col-span-9">
            {questions.items.map(({ question, answer }, at) => (
              <Reveal key={at} delayMs={at * STAGGER_MS}>
                <details className="group border-b border-line">
                  <summary className="type-title flex min-h-16 list-none items-center justify-between gap-6 py-5 text-title-s [&::-webkit-details-marker]:hidden">
                    {question}
                    <FoldSign />
                  </summary>
                  <p className="max-w-[41.25em] pb-7 text-muted">{answer}</p>
                </details>
              </Reveal>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
