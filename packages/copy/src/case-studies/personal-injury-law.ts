import type { CaseStudyId } from '@tideline/domain/site/site-path';
import type { CaseStudy } from './case-study.ts';
import { injuryFacts } from './facts.ts';
import { injuryResults } from './results.ts';

export const personalInjuryLaw: CaseStudy<CaseStudyId> = {
  ...injuryFacts,
  challenge:
    'The partners had tried injury cases for most of their careers, yet new inquiries came mainly from lead brokers ' +
    'who sold the same name to several firms at once. Every quarter the names cost them more. The firm’s own website ' +
    'described every kind of case in the same three paragraphs, crawled on a phone and said nothing about the ' +
    'neighborhoods it serves. Calls after six in the evening went to voicemail, and callers seldom tried twice. Nobody ' +
    'could say which channel produced the cases they signed.',
  solution:
    'We rebuilt the site around the questions that injured people ask in the first two days: what not to sign, what ' +
    'to tell the insurer, what a lawyer costs. The attorneys talked and we wrote it all down. Every page was checked ' +
    'against the Illinois advertising rules before it went live. We corrected the firm’s local listings, made asking ' +
    'for a review part of closing a file, and narrowed paid search to the kinds of case the firm wants. Call tracking ' +
    'tied each signed case to its source, and a simple after-hours routine made sure that no caller waited until ' +
    'morning for an answer.',
  implementation: [
    'Interviews with both partners and two days beside the intake desk',
    'A new website with one page per type of case, reviewed by the attorneys line by line',
    'Corrected listings for both offices, and a review request at the close of every matter',
    'Paid search limited to four kinds of case, with a monthly ceiling',
    'Call tracking from first ring to signed agreement',
    'An after-hours reply that confirms the call and offers a time to talk',
  ],
  results: injuryResults,
  testimonial: {
    quote:
      'For years we bought phone numbers and raced other firms to call them. Now people call us, and they have ' +
      'already read what we think. Those are different conversations.',
    author: 'Michael Brennan',
    title: 'Managing Partner',
    company: 'Brennan Kowalczyk',
  },
  image: { seed: 'personal-injury-law', alt: 'Print for the story of a Chicago injury firm: a harbor at dusk' },
  timeline: [
    {
      phase: 'Listen and measure',
      duration: 'Months 1–2',
      activities: [
        'Partner interviews and time at the intake desk',
        'Call tracking installed',
        'Audit of listings, ads and lead brokers',
      ],
    },
    {
      phase: 'Rebuild',
      duration: 'Months 3–5',
      activities: ['New website written, reviewed and launched', 'Listings corrected', 'After-hours reply in service'],
    },
    {
      phase: 'Publish and promote',
      duration: 'Months 6–9',
      activities: [
        'Two articles a month from attorney interviews',
        'Paid search by kind of case',
        'First broker contract ended',
      ],
    },
    {
      phase: 'Refine',
      duration: 'Months 10–12',
      activities: [
        'Budget moved to the sources of signed cases',
        'Pages revised from recorded questions',
        'Remaining broker contract ended',
      ],
    },
  ],
  keyTakeaways: [
    'Count signed cases, not calls. The channel with the most calls was not the one with the most clients.',
    'Answering quickly after hours cost less than any ad and brought more than most.',
    'A page that answers one question well beats a page that mentions twelve.',
    'Bring the bar’s advertising rules in at the first draft, and review takes hours instead of weeks.',
  ],
};
