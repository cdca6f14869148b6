import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { industryCards, whoWeWorkWith } from '@tideline/copy/industries/industry-cards';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { Print } from '../../ui/drawing/print.tsx';

/** Between two cards. Source: product specification §9, home page. */
const STAGGER_MS = 150;

/** Who We Work With: the industries as the lines of a ledger. */
export function IndustryCards() {
  const intro = useCopy('home', 'industriesIntro', whoWeWorkWith);
  const cards = useCopy('home', 'industries', industryCards);
  return (
    <section aria-labelledby="industries-title" className="section-y">
      <div className="frame">
        <SectionHeading id="industries-title" {...intro} />
        <ul className="mt-10 rail border-line md:border-b lg:mt-20">
          {cards.map(({ title, text, features, print, link }, at) => (
            <Reveal as="li" key={at} delayMs={at * STAGGER_MS} className="group relative border-line md:border-t">
              <article className="grid-page items-start gap-y-4 md:gap-y-6 md:py-8 lg:py-10">
                <div className="col-span-12 aspect-[5/2] overflow-hidden rounded-[3px] sm:col-span-3 sm:aspect-[4/3]">
                  <Print
                    name={{ seed: print, shape: 'photo' }}
                    className="transition-transform duration-700 ease-settle group-hover:scale-107"
                  />
                </div>
                <div className="col-span-12 sm:col-span-9 lg:col-span-4 lg:col-start-4">
                  <h3 className="type-title text-title">{title}</h3>
                  <p className="mt-3 max-w-[28em] text-muted">{text}</p>
                </div>
                <ul className="col-span-12 grid gap-1.5 text-[0.9875rem] sm:col-span-6 sm:col-start-4 lg:col-span-3 lg:col-start-8 lg:pt-1.5">
                  {features.map((feature, at) => (
                    <li key={at} className="border-b border-line/60 pb-1.5 last:border-0">
                      {feature}
                    </li>
                  ))}
                </ul>
                <p className="col-span-12 sm:col-span-3 sm:justify-self-end lg:col-span-2 lg:pt-0.5">
                  <Link
                    to={link.to}
                    search={link.search}
                    hash={link.hash}
                    className="inline-flex min-h-11 items-center gap-2 font-[560] whitespace-nowrap link after:absolute after:inset-0"
                  >
                    {link.label}
                    {/* In the link text, where search engines read it. */}
                    <span className="sr-only">: {title}</span>
                    <ArrowRight aria-hidden="true" className="icon transition-transform group-hover:translate-x-1" />
                  </Link>
                </p>
              </article>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
