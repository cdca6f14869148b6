import { lazy, Suspense } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';

const WelcomeForm = lazy(() => import('./welcome-form.tsx'));

/** Asks the owner of a new installation for the essentials; nothing once somebody has answered or skipped it. */
export function Welcome() {
  const steps = trpc.firstSteps.list.useQuery();
  const settings = trpc.settings.read.useQuery(undefined, { enabled: steps.data?.isNew === true });
  if (!steps.data?.isNew || !settings.data) return null;
  return (
    <Suspense>
      <WelcomeForm settings={settings.data} />
    </Suspense>
  );
}
