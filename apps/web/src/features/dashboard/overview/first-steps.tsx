import { Link } from '@tanstack/react-router';
import type { FirstStep } from '@tideline/domain/site/first-steps';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { SettingsSectionId } from '../../../staff/settings-sections.ts';
import { classNames } from '../../../ui/controls/class-names.ts';
import { OverviewSection } from './overview-section.tsx';

/** The checklist of a new installation; nothing once everything is done or the person has hidden it. */
export function FirstSteps() {
  const utils = trpc.useUtils();
  const { data } = trpc.firstSteps.list.useQuery();
  const hide = trpc.firstSteps.hide.useMutation({
    meta: { failure: 'Failed to hide the first steps' },
    onSuccess: () => utils.firstSteps.invalidate(),
  });
  if (!data || data.isHidden || data.done.length === data.steps.length) return null;
  return (
    <OverviewSection title="First steps" note={`${data.done.length} of ${data.steps.length} done`}>
      <ul>
        {data.steps.map((step) => (
          <Step key={step} isDone={data.done.includes(step)}>
            {STEPS[step]}
          </Step>
        ))}
      </ul>
      <Button size="sm" variant="quiet" className="mt-2" disabled={hide.isPending} onClick={() => hide.mutate()}>
        Hide first steps
      </Button>
    </OverviewSection>
  );
}

const STEPS: Record<FirstStep, ReactNode> = {
  name: (
    <>
      Give the site its name under <SettingsLink section="site">General in Settings</SettingsLink>
    </>
  ),
  mail: (
    <>
      Set up a mail server under <SettingsLink section="mail">Mail in Settings</SettingsLink>
    </>
  ),
  colleague: (
    <>
      Invite a colleague under <SettingsLink section="team">Team in Settings</SettingsLink>
    </>
  ),
  'two-step-sign-in': (
    <>
      Turn on two-step sign-in in{' '}
      <Link to="/admin/account" preload={false} className="link">
        your account
      </Link>
    </>
  ),
  profile: (
    <>
      Say who you are in{' '}
      <Link to="/admin/account" hash="profile-heading" preload={false} className="link">
        your profile
      </Link>
      , which signs your articles
    </>
  ),
  'first-article': (
    <>
      Publish your first article in the{' '}
      <Link to="/admin/blog" search={{}} preload={false} className="link">
        Blog CMS
      </Link>
    </>
  ),
  'sample-data': <>Remove the sample data, with the button on this page</>,
  'example-copy': (
    <>
      Replace the invented examples on{' '}
      <Link to="/admin/pages/{-$documentId}" params={{ documentId: undefined }} preload={false} className="link">
        your pages
      </Link>
      , or start clean there
    </>
  ),
  backup: <>Let the first nightly backup prove itself: each one is restored and compared</>,
};

function SettingsLink({ section, children }: { section: SettingsSectionId; children: string }) {
  return (
    <Link to="/admin" search={{ tab: 'settings', section }} preload={false} className="link">
      {children}
    </Link>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li
      className={classNames('flex min-h-11 items-center gap-3 border-b border-line px-1 py-2', isDone && 'text-muted')}
    >
      <Icon aria-hidden="true" className={classNames('icon', isDone ? 'text-accent' : 'text-muted')} />
      <span className="min-w-0 flex-1 text-sm">
        {isDone ? <span className="sr-only">Done: </span> : null}
        {children}
      </span>
    </li>
  );
}
