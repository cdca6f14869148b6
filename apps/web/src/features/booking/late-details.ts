import { lazyRouteComponent } from '@tanstack/react-router';

/** The second step. Its code is separate, since a visitor begins with the choice of a time; the loader waits for it. */
export const CallDetails = lazyRouteComponent(() => import('./call-details.tsx'), 'CallDetails');
