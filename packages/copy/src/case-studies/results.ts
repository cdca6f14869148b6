import type { CaseStudyResult } from './case-study.ts';

/** The figures of each study, apart from its text: charts of the work samples show them too. */
export const injuryResults: CaseStudyResult[] = [
  {
    metric: 'Website visits from search, per month',
    before: '2,400',
    after: '5,300',
    increase: '+121%',
    iconType: 'trending',
  },
  { metric: 'Qualified consultations per month', before: '22', after: '41', increase: '+86%', iconType: 'users' },
  { metric: 'Cases signed per month', before: '8', after: '13', increase: '+63%', iconType: 'target' },
];

export const spaResults: CaseStudyResult[] = [
  { metric: 'New patient bookings per month', before: '48', after: '81', increase: '+69%', iconType: 'users' },
  {
    metric: 'Membership revenue per month',
    before: '$11,200',
    after: '$19,400',
    increase: '+73%',
    iconType: 'dollar',
  },
  { metric: 'Google reviews in total', before: '74', after: '196', increase: '+165%', iconType: 'trending' },
];

export const consultingResults: CaseStudyResult[] = [
  { metric: 'Qualified inquiries per quarter', before: '11', after: '24', increase: '+118%', iconType: 'target' },
  { metric: 'Newsletter readers', before: '640', after: '1,710', increase: '+167%', iconType: 'users' },
  { metric: 'Average engagement value', before: '$42,000', after: '$58,000', increase: '+38%', iconType: 'dollar' },
];
