/** The kinds of problems, in the order in which they are shown: what loses data first. */
export const PROBLEM_KINDS = ['backup', 'mail', 'issues', 'mailbox', 'calendar', 'webhook'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Something that does not work until staff mend it. */
export type Problem = {
  kind: ProblemKind;
  title: string;
  /** Why, in sentences: one for each thing concerned. */
  reasons: string[];
  /** What follows from it, in a sentence; empty when the title says it. */
  effect: string;
  /** When it last worked, as ISO 8601 in UTC; null for never. Missing when unknown. */
  lastWorkedAt?: string | null | undefined;
};
