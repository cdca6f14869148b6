import { lazyRouteComponent } from '@tanstack/react-router';

/** For routes whose page may not exist. One file for all of them: each would have its own, named in the first bundle of every page. */
export const mayBeMissing = {
  notFoundComponent: lazyRouteComponent(() => import('../-not-found-page.tsx'), 'NotFoundPage'),
};
