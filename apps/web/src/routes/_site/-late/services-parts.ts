import { lazyRouteComponent } from '@tanstack/react-router';
import { firstAct } from '../../../lib/page-start/first-act.ts';

/** See `load-parts.ts`. */
export const ServicesOffer = lazyRouteComponent(async () => {
  await firstAct();
  return import('./services-offer.tsx');
}, 'ServicesOffer');
