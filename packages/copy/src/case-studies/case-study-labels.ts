import type { SiteLink } from '../parts/site-link.ts';

export const caseStudyLabels = {
  viewFull: 'View Full Case Study',
  back: 'Back to Case Studies',
  challenge: 'The Challenge',
  solution: 'Our Solution',
  results: 'Results Achieved',
  resultFrom: 'From',
  resultTo: 'to',
  implementation: 'Implementation Strategy',
  timeline: 'Project Timeline',
  keyTakeaways: 'Key Takeaways',
  duration: 'Duration',
  location: 'Location',
};

export const caseStudyCallToAction: { heading: string; text: string; action: SiteLink } = {
  heading: 'The first chapter is a conversation.',
  text: 'Tell us where you are. We will tell you honestly whether we can help, and what we would try first.',
  action: { label: 'Start Your Success Story', to: '/', hash: 'contact' },
};

/** The texts of case study pages besides the studies. */
export const caseStudyPageLabels = {
  badge: 'Case study',
  work: 'The work itself',
  workLead: 'Redrawn for this page in our own type and colors, so that you can read it at any size.',
  /** `{count}` is replaced by how long the work took. */
  resultsLead: 'The same count, before we began and after {count}.',
  next: 'Next case study',
  all: 'All case studies',
  withWork: 'Case studies with the work',
  read: 'Read the case study',
  seeWork: 'See the work on its own page',
};

/** The topic of an enquiry that began at a case study. */
export function caseStudyTopic(badge: string, { title }: { title: string }): string {
  return `${badge}: ${title}`;
}

/** The list of the case studies. */
export const caseStudiesPage = {
  badge: 'Case Studies',
  headline: 'Work you can look at.',
  lead:
    'Three clients, start to finish: what was wrong, what we made, and the same count before and after. The hard parts ' +
    'are left in.',
  closing: {
    heading: 'Yours would be a different story.',
    text: 'Tell us how it begins. We will tell you what we would try first, and what we would leave alone.',
    action: { label: "Let's Talk", to: '/', hash: 'contact' } satisfies SiteLink,
  },
};

/** Under the first screen of the home page. */
export const homeWork: { isShown: boolean; heading: string; all: SiteLink } = {
  isShown: true,
  heading: 'Some of what we made',
  all: { label: 'All case studies', to: '/case-studies' },
};
