import type { StudyCopy } from '../case-studies/study-copy.ts';

/** A new case study. Its facts are for staff to fill in. */
export const studyTemplate: StudyCopy = {
  id: '',
  title: 'A new case study',
  location: 'City',
  industry: 'Industry',
  duration: '12 months',
  summary:
    'One or two sentences: who the client is, what changed, and the number that shows it. Lists of case studies show them.',
  challenge:
    'Where the client stood before you began: what was wrong, what it cost them, and what they had tried. Two hundred ' +
    'characters or so show on the card.',
  solution:
    'What you did and why, in the order in which it happened. Name the decisions rather than the tools, and leave the ' +
    'hard parts in.',
  implementation: ['The first step', 'The second step', 'The third step'],
  results: [
    { metric: 'What was counted, per month', before: '20', after: '40', increase: '+100%', iconType: 'trending' },
    { metric: 'Another count, per month', before: '10', after: '15', increase: '+50%', iconType: 'users' },
  ],
  testimonial: {
    quote: 'What the client says about it, in their own words.',
    author: 'Name',
    title: 'Role',
    company: 'Company',
  },
  image: { seed: 'consulting-firm', alt: 'Print: a depth chart' },
  timeline: [
    { phase: 'Listen', duration: 'Months 1–2', activities: ['What happened first', 'What happened next'] },
    { phase: 'Build', duration: 'Months 3–6', activities: ['What you made', 'When it went live'] },
    { phase: 'Refine', duration: 'Months 7–12', activities: ['What you learned', 'What you changed'] },
  ],
  keyTakeaways: ['One thing that others can learn from it.', 'Another one.'],
  samples: [
    {
      id: 'first',
      kind: 'picture',
      title: 'A piece of the work',
      caption: 'What it is and what it was for, in one sentence.',
      label: '',
      image: { seed: 'consulting-firm', alt: 'Print: a depth chart' },
    },
    {
      id: 'study-results',
      kind: 'chart',
      title: 'Before and after',
      caption: 'The page of the report that everyone turns to first.',
      label: 'Bar chart of the results',
      results: [],
    },
  ],
};
