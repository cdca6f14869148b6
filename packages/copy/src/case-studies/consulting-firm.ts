import type { CaseStudyId } from '@tideline/domain/site/site-path';
import type { CaseStudy } from './case-study.ts';
import { consultingFacts } from './facts.ts';
import { consultingResults } from './results.ts';

export const consultingFirm: CaseStudy<CaseStudyId> = {
  ...consultingFacts,
  challenge:
    'The firm fixes operations for mid-sized manufacturers, but you could not have learned that from its website, ' +
    'which promised to “unlock value” like everyone else’s. Most of its work came as referrals. They came from two ' +
    'former clients and one partner’s address book, and whenever those went quiet, so did the pipeline. The partners ' +
    'had strong opinions and a drawer full of half-written articles, and no time to finish any of them. Prospects who ' +
    'did inquire often wanted something else, so partners spent their evenings on proposals that had little chance of ' +
    'being signed.',
  solution:
    'We began with one sentence: what the firm does, for whom, and when to call. It took three weeks, and was worth ' +
    'it, because the website, the newsletters and the articles all had something to stand on. The website became a ' +
    'short argument with four case notes, cleared with the clients who appear in them. Once a month we interviewed a ' +
    'partner for an hour and turned the recording into a long article, two newsletters and a shorter piece under the ' +
    'partner’s name. A five-question form on the contact page set expectations early, and a quarterly report showed ' +
    'which articles new clients had read before they wrote.',
  implementation: [
    'A positioning workshop, then calls with six past clients to test the wording',
    'A new website of nine pages in place of forty',
    'One partner interview a month, written up and edited under the partner’s name',
    'A newsletter every other week, sent only to people who asked for it',
    'A five-question inquiry form that says what an engagement involves',
    'A quarterly report that follows each new client back to the first page they read',
  ],
  results: consultingResults,
  testimonial: {
    quote:
      'They interviewed me for an hour and sent back what I had meant to say for ten years. Prospects now quote my ' +
      'own articles to me on the first call. It saves everybody a meeting.',
    author: 'Susan Whitcomb',
    title: 'Managing Director',
    company: 'Whitcomb Advisory',
  },
  image: { seed: 'consulting-firm', alt: 'Print for the story of a New York consultancy: a depth chart' },
  timeline: [
    {
      phase: 'One sentence',
      duration: 'Months 1–2',
      activities: ['Positioning workshop', 'Calls with past clients', 'Wording agreed by all partners'],
    },
    {
      phase: 'A smaller website',
      duration: 'Months 3–5',
      activities: ['Nine pages written and designed', 'Case notes cleared with clients', 'Inquiry form in use'],
    },
    {
      phase: 'A steady voice',
      duration: 'Months 6–12',
      activities: [
        'Monthly partner interviews',
        'Newsletter every other week',
        'Two guest articles in trade magazines',
      ],
    },
    {
      phase: 'Hand over the habit',
      duration: 'Months 13–15',
      activities: ['Editorial calendar moved in-house', 'An editor trained on staff', 'Quarterly report kept with us'],
    },
  ],
  keyTakeaways: [
    'If the partners disagree about what the firm does, no website can hide it.',
    'Experts who will never find time to write will usually find time to talk.',
    'A form that asks better questions turns away the wrong work before it costs an evening.',
    'A small list of people who asked to be on it is worth more than a large one of people who didn’t.',
  ],
};
