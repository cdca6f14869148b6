import { lazyRouteComponent } from '@tanstack/react-router';
import { firstAct } from '../../../lib/page-start/first-act.ts';

/** See `load-parts.ts`. */
export const HomeOpening = lazyRouteComponent(async () => {
  await firstAct();
  return import('./home-opening.tsx');
}, 'HomeOpening');
/** See `load-parts.ts`. */
export const HomeOffer = lazyRouteComponent(async () => {
  await firstAct();
  return import('./home-offer.tsx');
}, 'HomeOffer');
