/** The steps of a new installation before it is ready for visitors, in the suggested order. */
export const FIRST_STEPS = [
  'name',
  'mail',
  'colleague',
  'two-step-sign-in',
  'profile',
  'first-article',
  'sample-data',
  'backup',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** The state of the checklist for one member of staff. */
export type FirstSteps = {
  /** The steps that apply to this installation: without sample data, there is none to remove. */
  steps: FirstStep[];
  /** Those of them that are done. */
  done: FirstStep[];
  /** Whether this person has hidden the checklist. */
  isHidden: boolean;
};
