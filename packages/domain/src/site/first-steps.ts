import type { Capability } from '../staff/capability.ts';

/** The steps of a new installation before it is ready for visitors, in the suggested order. */
export const FIRST_STEPS = [
  'name',
  'mail',
  'colleague',
  'two-step-sign-in',
  'profile',
  'first-article',
  'sample-data',
  'example-copy',
  'backup',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What a person needs to take a step, or to see that it is done; null for everyone. */
export const FIRST_STEP_NEEDS: Record<FirstStep, Capability | null> = {
  name: 'settings.change',
  mail: 'settings.change',
  colleague: 'team.change',
  'two-step-sign-in': null,
  profile: 'posts.edit',
  'first-article': 'posts.publish',
  'sample-data': 'settings.change',
  'example-copy': 'pages.publish',
  backup: 'backups.read',
};

/** The state of the checklist for one member of staff. */
export type FirstSteps = {
  /** The steps that apply: the person may take them, and there is sample data to remove, none that explains invented copy, or a nightly backup to wait for. */
  steps: FirstStep[];
  /** Those of them that are done. */
  done: FirstStep[];
  /** Whether this person has hidden the checklist. */
  isHidden: boolean;
  /** Whether the site is as installed: no saved settings, no published page, never any sample data. */
  isNew: boolean;
};
