import { createFileRoute, useLocation } from '@tanstack/react-router';
import { CONTACT_FORM_PATH } from '@tideline/domain/stats/stats';
import { HOME_POST_COUNT } from '@tideline/domain/post/post';
import { HOME_SUBSCRIBER_SOURCE } from '@tideline/domain/subscriber/subscriber';
import { Suspense, useEffect, useState } from 'react';
import { articleTeasers } from '@tideline/copy/home/home-blog';
import { pageHead } from '@tideline/copy/parts/page-head';
import { ContactSection } from '../../features/contact-form/contact-section.tsx';
import { HomeHero } from '../../features/home/home-hero.tsx';
import { NewsletterForm } from '../../features/newsletter-form/newsletter-form.tsx';
import { countView } from '../../features/page-views/use-page-views.ts';
import { LatestPosts } from '../../features/post/list/latest-posts.tsx';
import { Testimonials } from '../../features/testimonials/testimonials.tsx';
import { type FormStart, isNewFormStart, wasAskedByPlainLink } from '../../lib/forms/form-link.ts';
import { homeForMachines } from '../../lib/head/json-ld.ts';
import { pageMeta } from '../../lib/head/page-meta.ts';
import { Band } from '../../ui/sections/band.tsx';
import { HomeOffer, HomeOpening } from './-late/home-parts.ts';
import { loadParts } from './-late/load-parts.ts';

/** The same element for all renders, so that a state change of the page does not touch the server's markup. */
const opening = (
  <Suspense>
    <HomeOpening />
  </Suspense>
);
const offer = (
  <Suspense>
    <HomeOffer />
  </Suspense>
);

export const Route = createFileRoute('/_site/')({
  loader: async ({ context }) => {
    const api = await context.loadApi();
    const [posts, promise] = await Promise.all([
      api.posts.latest.query(),
      api.stats.promise.query(),
      context.copy.load('home'),
      loadParts(HomeOpening, HomeOffer),
    ]);
    // Texts that are not always shown stay out of the page's bundles.
    const hasTeasers = posts.length < HOME_POST_COUNT && context.copy.read('home', 'teasers', articleTeasers).isShown;
    const teasers = hasTeasers ? (await import('@tideline/copy/home/blog-teasers')).blogTeasers : [];
    const answers = promise && (await import('@tideline/copy/contact/kept-promise')).keptPromise(promise);
    return { posts, teasers, answers };
  },
  head: async ({ match: { context } }) => {
    const { origin, site, copy } = context;
    const forMachines = import.meta.env.SSR
      ? homeForMachines(origin, await (await context.loadApi()).settings.site.query())
      : undefined;
    return pageMeta({ ...copy.read('home', 'head', pageHead['/']), path: '/', origin, site, forMachines });
  },
  component: HomePage,
});

function HomePage() {
  const { posts, teasers, answers } = Route.useLoaderData();
  const { site } = Route.useRouteContext();
  const [isFormOpen, setIsFormOpen] = useState(false);
  const [start, setStart] = useState<FormStart | null>(null);
  const asked = useLocation({ select: ({ state }) => state.formStart });

  function openForm(from: FormStart) {
    if (!isFormOpen) countView(CONTACT_FORM_PATH);
    setIsFormOpen(true);
    setStart(from);
  }
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the click was on any page, possibly the one before
    if (asked ? isNewFormStart(asked) : wasAskedByPlainLink()) openForm(asked ?? {});
  });

  return (
    <>
      <HomeHero />
      {opening}
      <Band id="services">
        <div className="pt-[clamp(2.5rem,4vw,5rem)] pb-[clamp(2.5rem,5vw,5rem)]">{offer}</div>
      </Band>
      <Testimonials />
      <LatestPosts posts={posts} teasers={teasers} timeZone={site.timeZone}>
        <NewsletterForm source={HOME_SUBSCRIBER_SOURCE} />
      </LatestPosts>
      <ContactSection
        isOpen={isFormOpen}
        start={start}
        timeZone={site.timeZone}
        answers={answers}
        onOpen={() => openForm({})}
        onClose={() => setIsFormOpen(false)}
      />
    </>
  );
}
