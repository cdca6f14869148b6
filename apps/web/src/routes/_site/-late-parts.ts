/**
 * Parts of pages that the server renders, but whose code is separate. A server-rendered page can be read without it, so
 * the browser loads it after hydration. On a client-side navigation, the loader waits for it: a part that appears late
 * would push away the target of a link.
 */
import { lazyRouteComponent } from '@tanstack/react-router';

export const HomeOpening = lazyRouteComponent(() => import('./-home-opening.tsx'), 'HomeOpening');
export const PackageCards = lazyRouteComponent(
  () => import('../../features/packages/package-cards.tsx'),
  'PackageCards',
);
export const ServicesOffer = lazyRouteComponent(() => import('./-services-offer.tsx'), 'ServicesOffer');
