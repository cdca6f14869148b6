import type { CaseStudyId } from '@tideline/domain/site/site-path';
import type { IconName } from '../parts/icon-name.ts';
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

/** `challenge` and `solution` are plain text; the card cuts them, the detail view shows them whole. */
export type CaseStudy = {
  id: CaseStudyId;
  title: string;
  location: string;
  industry: string;
  duration: string;
  challenge: string;
  solution: string;
  implementation: string[];
  results: CaseStudyResult[];
  testimonial: { quote: string; author: string; title: string; company: string };
  image: Picture;
  timeline: CaseStudyPhase[];
  keyTakeaways: string[];
};

/** `trending` also stands for an unknown type. */
export const resultIcons: Record<ResultIconType, IconName> = {
  trending: 'TrendingUp',
  users: 'Users',
  dollar: 'DollarSign',
  target: 'Target',
};
