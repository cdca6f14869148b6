import type { ServiceId } from './service-names.ts';

/** The texts of an opened service card. */
export type ServiceDetail = {
  gets: string[];
  steps: string[];
  /** Words of fitting articles; the first published one is named. */
  reading: string;
};

export const serviceDetailLabels = {
  open: 'What you get',
  steps: 'How it works',
  sample: 'A piece of this work',
  reading: 'Worth reading',
  add: 'Add to my inquiry',
  form: 'Open the form',
};

/** A piece of the work on each card. */
export const serviceWork = { isShown: true };

/** Fills the cells that thirteen cards leave empty. */
export const serviceQuestion = {
  question: 'Which of these would help you first?',
  text: 'Tell us what you sell and where it stalls. We will name one place to start and say why.',
  action: 'Ask Us',
};

export const serviceDetails: Record<ServiceId, ServiceDetail> = {
  'content-creation': {
    gets: ['A calendar you approve once a month', 'Posts, graphics, captions and short videos', 'Comments answered'],
    steps: ['We visit or call and collect what happened.', 'You approve the month in one sitting.', 'We publish.'],
    reading: 'Content Calendar',
  },
  'content-strategy': {
    gets: ['A message you can say in one sentence', 'Pages, bios and brochures', 'A list of what to leave out'],
    steps: [
      'We talk to you and to three clients.',
      'You read a first page, not a deck.',
      'We write the rest in that voice.',
    ],
    reading: 'Positioning Messaging',
  },
  'photo-video': {
    gets: [
      'Portraits, rooms and people at work',
      'Short films cut for your site and channels',
      'All files, yours to use',
    ],
    steps: [
      'We plan every picture on paper.',
      'One day on site, with breaks between patients.',
      'You choose; we edit.',
    ],
    reading: 'Video Production',
  },
  'analytics-reports': {
    gets: ['One page a month, in plain English', 'Calls, forms and bookings by source', 'What we would change next'],
    steps: [
      'We agree on what counts as a lead.',
      'We connect the phone, the form and the calendar.',
      'You read it in ten minutes.',
    ],
    reading: 'Analytics Reporting Ten Minutes',
  },
  'email-sms': {
    gets: ['A newsletter people asked for', 'Reminders and follow-ups', 'A clean list with consent on file'],
    steps: ['We sort the list you have.', 'You answer two questions a month.', 'We write, test and send.'],
    reading: 'Newsletters Email Marketing',
  },
  podcast: {
    gets: ['A format and a list of guests', 'Recording, editing and show notes', 'Clips for your other channels'],
    steps: ['We plan half a season on paper.', 'You talk for an hour.', 'We cut, publish and tell people.'],
    reading: 'Expert Interviews Interviewing',
  },
  'marketing-automation': {
    gets: ['A page, a form and a confirmation', 'Reminders that sound like you', 'A map of the whole path'],
    steps: ['We walk the path as a client would.', 'We mend the step where most people stop.', 'Then the next one.'],
    reading: 'Lead Generation Intake',
  },
  'ads-management': {
    gets: ['Search and social campaigns', 'A budget with a ceiling you set', 'The cost of each inquiry, monthly'],
    steps: [
      'We begin with one service and one area.',
      'Two versions of each ad run side by side.',
      'What does not earn its place stops.',
    ],
    reading: 'Budget Marketing ROI',
  },
  'blog-seo-content': {
    gets: ['Articles drafted with your experts', 'A place for each in your site', 'Updates after publication'],
    steps: [
      'We collect what clients ask you.',
      'Your expert talks; we draft.',
      'You sign off, and we keep it current.',
    ],
    reading: 'Blogging Editorial Process',
  },
  'influencer-collaborations': {
    gets: ['A short list of local voices', 'Terms and disclosures in writing', 'A report for each partner'],
    steps: [
      'We ask your clients whom they follow.',
      'We check, and we say no often.',
      'You meet them before anything is signed.',
    ],
    reading: 'Reputation Google Reviews',
  },
  'pr-media': {
    gets: ['Angles worth a reporter’s time', 'A press list for your field', 'Expert commentary, ready the same day'],
    steps: [
      'We find what you know that is news.',
      'We pitch the few it concerns.',
      'You take the call; we prepare you.',
    ],
    reading: 'Referrals LinkedIn',
  },
  'website-design': {
    gets: [
      'Pages designed for your clients’ questions',
      'A site that is quick on an old phone',
      'Editing that your staff can do',
    ],
    steps: ['We write before we draw.', 'You click through a first version early.', 'We launch, watch and adjust.'],
    reading: 'Website Performance',
  },
  seo: {
    gets: [
      'A list of repairs, in order',
      'Local listings that agree with each other',
      'Pages that answer one question each',
    ],
    steps: [
      'We read what search engines read.',
      'We explain each change before we make it.',
      'You see afterward what it did.',
    ],
    reading: 'Local SEO Search',
  },
};
