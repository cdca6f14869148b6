/**
 * Parts of pages that the server renders with the page. Of a page that it has rendered, reading works without their code, so
 * the browser loads that after the page works. A page that follows another one needs it at once: its loader waits for it, or
 * what replaces the gap would push away the place that a link leads to.
 */
import { lazyRouteComponent } from '@tanstack/react-router';

export const HomeOpening = lazyRouteComponent(() => import('./-home-opening.tsx'), 'HomeOpening');
export const PackageCards = lazyRouteComponent(
  () => import('../../features/packages/package-cards.tsx'),
  'PackageCards',
);
export const ServicesOffer = lazyRouteComponent(() => import('./-services-offer.tsx'), 'ServicesOffer');
