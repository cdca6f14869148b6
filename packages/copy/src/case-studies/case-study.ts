import type { IconName } from '../parts/icon-name.ts';
import type { CaseStudyFacts } from './facts.ts';
import type { Picture } from '../parts/picture.ts';

export type ResultIconType = 'trending' | 'users' | 'dollar' | 'target';

/** One result tile; `increase` is the rounded change from `before` to `after`. */
export type CaseStudyResult = {
  metric: string;
  before: string;
  after: string;
  increase: string;
  iconType: ResultIconType;
};

export type CaseStudyPhase = {
  phase: string;
  duration: string;
  activities: string[];
};

/**
 * `challenge` and `solution` are plain text; the card cuts them at 200 characters, which is the end of a sentence, and
 * the detail view shows them whole.
 */
export type CaseStudy<Id extends string = string> = CaseStudyFacts<Id> & {
  challenge: string;
  solution: string;
  implementation: string[];
  results: CaseStudyResult[];
  testimonial: { quote: string; author: string; title: string; company: string };
  image: Picture;
  timeline: CaseStudyPhase[];
  keyTakeaways: string[];
};

/** `trending` is also the default for unknown types. */
export const resultIcons: Record<ResultIconType, IconName> = {
  trending: 'TrendingUp',
  users: 'Users',
  dollar: 'DollarSign',
  target: 'Target',
};
