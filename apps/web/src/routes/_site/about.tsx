import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { CASE_STUDY_IDS, type CaseStudyId } from '@tideline/domain/site/site-path';
import { Suspense, useEffect, useRef } from 'react';
import { aboutHero, aboutWhyChoose, missionAndValues } from '@tideline/copy/about/about';
import { BroadeningHorizons } from '../../features/about/broadening-horizons.tsx';
import { People } from '../../features/about/people.tsx';
import { OurStory } from '../../features/about/our-story.tsx';
import { WhyUs } from '../../features/about/why-us.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { arriveAt } from '../../lib/page-start/arrival.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { PageHero } from '../../ui/sections/page-hero.tsx';
import { PointList } from '../../ui/sections/point-list.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { Band } from '../../ui/sections/band.tsx';
import { AboutCases } from './-late/about-parts.ts';
import { loadParts } from './-late/load-parts.ts';

/** Delay between two points. Source: product specification §9, other pages. */
const STAGGER_MS = 150;

/** The same element for all renders, so that a state change of the page does not touch the server's markup. */
const cases = (
  <Suspense>
    <AboutCases />
  </Suspense>
);

/** `case` names the case study that is open. */
type AboutSearch = { case?: CaseStudyId };

export const Route = createFileRoute('/_site/about')({
  validateSearch: (search: Record<string, unknown>): AboutSearch => {
    const known = CASE_STUDY_IDS.find((id) => id === search['case']);
    return known ? { case: known } : {};
  },
  // A case study is opened after its code is there.
  loaderDeps: ({ search }) => search,
  loader: async ({ context }) => {
    const api = await context.loadApi();
    const [people] = await Promise.all([
      api.authors.people.query(),
      context.copy.load('about', 'case-studies'),
      loadParts(AboutCases),
    ]);
    return people;
  },
  // Imported dynamically: static imports of a head are in the first bundle of every page.
  head: async ({ match: { context, search } }) =>
    (await import('../../lib/head/about-head.ts')).aboutHead(search.case, context),
  component: AboutPage,
});

function AboutPage() {
  const { case: openCase } = Route.useSearch();
  const people = Route.useLoaderData();
  const isShared = useRef(!useHydrated() && openCase !== undefined);
  useEffect(() => {
    // A link from outside to a case study scrolls to it; a restored scroll position stays.
    if (isShared.current && location.hash === '' && scrollY === 0) arriveAt('case-studies');
  }, []);
  const hero = useCopy('about', 'hero', aboutHero);
  const mission = useCopy('about', 'values', missionAndValues);
  const reasons = useCopy('about', 'reasons', aboutWhyChoose);
  const values = mission.values.map(({ name, text, icon }) => ({
    title: name,
    text,
    icon: <NamedIcon name={icon} className="size-8" />,
  }));
  return (
    <>
      <PageHero {...hero} picture={hero.image} />
      <OurStory />
      <People people={people} />
      <Band id="values">
        <div className="frame pt-[clamp(2.5rem,4vw,4rem)] pb-[clamp(2.5rem,5vw,5rem)]">
          <SectionHeading id="values-title" {...mission} className="mb-12 lg:mb-16" />
          <PointList points={values} columns={4} staggerMs={STAGGER_MS} />
        </div>
      </Band>
      <section aria-labelledby="why-title" className="section-y">
        <div className="frame">
          <SectionHeading id="why-title" {...reasons} className="mb-12 lg:mb-16" />
          <PointList points={reasons.reasons} columns={3} staggerMs={STAGGER_MS} />
        </div>
      </section>
      <BroadeningHorizons />
      <WhyUs />
      {cases}
    </>
  );
}
