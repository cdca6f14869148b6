import { createFileRoute } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { pageHead } from '@tideline/copy/parts/page-head';
import {
  servicesClosing,
  servicesHero,
  servicesWhyChoose,
  whatMakesUsDifferent,
} from '@tideline/copy/services/services-page';
import { SuccessStory } from '../../features/services/success-story.tsx';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { NamedIcon } from '../../lib/text/named-icon.tsx';
import { servicesForMachines } from '../../lib/head/json-ld.ts';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { useSiteLink } from '../../lib/forms/form-link.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { ClosingBand } from '../../ui/sections/closing-band.tsx';
import { PageHero } from '../../ui/sections/page-hero.tsx';
import { PointList } from '../../ui/sections/point-list.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { loadParts } from './-late/load-parts.ts';
import { ServicesOffer } from './-late/services-parts.ts';

/** Delay between two points. Source: product specification §9, other pages. */
const STAGGER_MS = 200;

export const Route = createFileRoute('/_site/services')({
  loader: async ({ context }) => {
    const api = await context.loadApi();
    const [{ items }] = await Promise.all([
      api.posts.listSummaries.query({ limit: 50 }),
      context.copy.load('services', 'home'), // of Home, the packages
      loadParts(ServicesOffer),
    ]);
    return (await import('../../features/services/service-reading.ts')).chooseReading(items, context.copy);
  },
  head: async ({ match: { context } }) => {
    const { origin, site, copy } = context;
    const forMachines = import.meta.env.SSR
      ? servicesForMachines(
          copy.read('services', 'services', (await import('@tideline/copy/services/services')).services),
          origin,
          site,
        )
      : undefined;
    const head = copy.read('services', 'head', pageHead['/services']);
    const hero = import.meta.env.SSR
      ? copy.read('services', 'hero', (await import('@tideline/copy/services/services-page')).servicesHero).image
      : undefined;
    return pageMeta({ ...head, path: '/services', origin, site, hero, forMachines });
  },
  component: ServicesPage,
});

function ServicesPage() {
  const linkTo = useSiteLink();
  const { headline, lead, badge, promises, image } = useCopy('services', 'hero', servicesHero);
  const reasons = useCopy('services', 'reasons', servicesWhyChoose);
  const differences = useCopy('services', 'differences', whatMakesUsDifferent);
  const closing = useCopy('services', 'closing', servicesClosing);
  const { action, secondary } = closing;
  return (
    <>
      <PageHero badge={badge} headline={headline} lead={lead} picture={image}>
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-3">
          {promises.map((promise) => (
            <li key={promise} className="flex items-center gap-2.5 font-[560]">
              <Check aria-hidden="true" strokeWidth={1.6} className="icon text-accent" />
              {promise}
            </li>
          ))}
        </ul>
      </PageHero>
      <Suspense>
        <ServicesOffer reading={Route.useLoaderData()} />
      </Suspense>
      <SuccessStory />
      <section aria-labelledby="why-title" className="section-y">
        <div className="frame">
          <SectionHeading id="why-title" {...reasons} className="mb-12 lg:mb-16" />
          <PointList points={withIcons(reasons.reasons)} columns={3} staggerMs={STAGGER_MS} />
        </div>
      </section>
      <section aria-labelledby="different-title" className="bg-tint">
        <div className="frame section-y">
          <SectionHeading id="different-title" {...differences} className="mb-12 lg:mb-16" />
          <PointList points={withIcons(differences.points)} columns={3} staggerMs={STAGGER_MS} />
        </div>
      </section>
      <div className="bg-tint">
        <ClosingBand seed="services closing" heading={closing.heading} text={closing.text}>
          <ButtonLink {...linkTo(action)}>{action.label}</ButtonLink>
          <ButtonLink variant="secondary" {...linkTo(secondary)}>
            {secondary.label}
          </ButtonLink>
        </ClosingBand>
      </div>
    </>
  );
}

function withIcons(points: (typeof whatMakesUsDifferent)['points']) {
  return points.map(({ title, text, icon }) => ({
    title,
    text,
    icon: <NamedIcon name={icon} className="size-8" />,
  }));
}
