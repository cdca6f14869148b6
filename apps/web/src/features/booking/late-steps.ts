/**
 * What follows the choice of a time. Its code is separate, since a visitor begins with that choice; the loader waits for it
 * where it is shown.
 */
import { lazyRouteComponent } from '@tanstack/react-router';

export const CallDetails = lazyRouteComponent(() => import('./call-details.tsx'), 'CallDetails');
export const LinkedCallPage = lazyRouteComponent(() => import('./linked-call-page.tsx'), 'LinkedCallPage');
