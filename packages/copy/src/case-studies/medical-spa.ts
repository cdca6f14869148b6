import type { CaseStudyId } from '@tideline/domain/site/site-path';
import type { CaseStudy } from './case-study.ts';
import { spaFacts } from './facts.ts';
import { spaResults } from './results.ts';

export const medicalSpa: CaseStudy<CaseStudyId> = {
  ...spaFacts,
  challenge:
    'The practice is run by a physician, but online it looked like every other spa on the block: stock models, ' +
    'treatment names in capitals and a new discount each week. Bargain hunters came once and left. The patients the ' +
    'practice wanted, who worry about safety and natural results, could not tell from the website who would hold the ' +
    'needle. Social media fell to whoever was free at the front desk, and the membership program, the steadiest part ' +
    'of the business, was mentioned nowhere but at the register.',
  solution:
    'We took the discounts off the front page and put the doctor there. A two-day shoot gave the practice its own ' +
    'portraits and rooms, and films in which she explains what each treatment can and can’t do. The site was rewritten ' +
    'as a series of honest answers: who should wait, what it feels like, how long it lasts. Email reminders followed ' +
    'the natural rhythm of each treatment, the membership got a page and a plain price conversation at checkout, and ' +
    'every photograph of a patient was published with written consent or not at all.',
  implementation: [
    'A brand workshop with the physician and the whole front desk',
    'Two days of photography and film, with written consent for every face',
    'Website rewritten treatment by treatment, each page read by the physician',
    'A monthly content calendar that replaced the weekly discount',
    'Reminder and aftercare emails timed to each treatment',
    'A membership page, and a short guide for presenting it at checkout',
  ],
  results: spaResults,
  testimonial: {
    quote:
      'I was afraid to drop the discounts. What we lost were the people who only came for the discounts. The new ' +
      'patients arrive with better questions, and they come back.',
    author: 'Carolina Vega',
    title: 'Practice Director',
    company: 'Marquez Aesthetics',
  },
  image: { seed: 'medical-spa', alt: 'Print for the story of a Miami medical spa: rain on a calm bay' },
  timeline: [
    {
      phase: 'Find the voice',
      duration: 'Months 1–3',
      activities: [
        'Brand workshop',
        'Review of every offer and its return visits',
        'Shoot planned, consent forms prepared',
      ],
    },
    {
      phase: 'Show the people',
      duration: 'Months 4–7',
      activities: ['Two-day shoot', 'New website launched', 'Discounts phased out'],
    },
    {
      phase: 'Keep in touch',
      duration: 'Months 8–13',
      activities: [
        'Reminder and aftercare emails',
        'Monthly calendar for social media',
        'Membership page and checkout guide',
      ],
    },
    {
      phase: 'Build on what works',
      duration: 'Months 14–18',
      activities: ['Ads for two treatments with room to grow', 'Second shoot', 'Review requests as part of aftercare'],
    },
  ],
  keyTakeaways: [
    'A discount answers a question about price. Most of these patients were asking about safety.',
    'Put the person who does the work on the first screen.',
    'The steadiest revenue was already in the building. It needed a page and a sentence at checkout.',
    'Ask for consent in writing, before the shoot, in language a patient would use.',
  ],
};
