import type { IconName } from '../parts/icon-name.ts';
import type { Picture } from '../parts/picture.ts';
import type { SectionIntro } from '../parts/section-intro.ts';
import type { SiteLink } from '../parts/site-link.ts';

type Value = {
  name: 'Authenticity' | 'Strategy' | 'Partnership' | 'Excellence';
  text: string;
  icon: IconName;
};

type Reason = {
  title: string;
  text: string;
};

export const aboutHero: { badge: string; headline: string; lead: string; image: Picture } = {
  badge: 'About Us',
  headline: 'Marketing should\nsound like you\non a good day.',
  lead:
    'We are a full-service agency in {place}. We work for healthcare practices, professional firms, lawyers and ' +
    'fellow agencies across the country, and we write every sentence as if their best client were reading.',
  image: { seed: 'about', alt: 'Print: a harbor at evening, lamps and their light on the water' },
};

export const ourStory = {
  heading: 'Our Story',
  statement: 'It began with a complaint.',
  paragraphs: [
    'We kept hearing it from people who were very good at their jobs: doctors, attorneys, accountants, ' +
      'consultants. Their marketing didn’t sound like them. It was louder than they were, or vaguer, and it always ' +
      'seemed to need one more meeting.',
    'They had a web designer who didn’t write, a writer who didn’t film, an ads person who had never seen the ' +
      'office, and nobody who could say whether any of it worked. The person holding it all together was the owner, ' +
      'usually at ten at night.',
    'So we built the agency that those people were trying to assemble by hand: strategists, writers, designers, ' +
      'filmmakers, developers and analysts at one table, with one plan and one monthly report. We stay small enough ' +
      'to know your receptionist’s name and complete enough to do the whole job.',
  ],
};

export const missionAndValues: SectionIntro & { values: Value[] } = {
  heading: 'Our Mission & Values',
  statement: 'To make good work easy to find and easy to trust.',
  lead: 'Four words we hold ourselves to. They are only worth printing if you can catch us keeping them.',
  values: [
    {
      name: 'Authenticity',
      text:
        'Your people, your rooms, your words. If you would be embarrassed to say a sentence to a client’s face, we ' +
        'don’t publish it.',
      icon: 'ShieldCheck',
    },
    {
      name: 'Strategy',
      text:
        'Nothing gets made until we can say who it is for and what they should do next. Then we find out whether ' +
        'they did.',
      icon: 'Compass',
    },
    {
      name: 'Partnership',
      text: 'We work as part of your staff would: straight answers, shared calendars, no surprises on the invoice.',
      icon: 'Handshake',
    },
    {
      name: 'Excellence',
      text:
        'We read it out loud. We check it on an old phone. We fix the comma. Nobody may notice, but everyone can ' +
        'tell.',
      icon: 'Award',
    },
  ],
};

export const aboutWhyChoose: SectionIntro & { reasons: Reason[] } = {
  heading: 'Why Choose Us',
  statement: 'Because you already have a job.',
  lead: 'You could learn all of this. You would be good at it by the time you retire. Here is what you get instead.',
  reasons: [
    {
      title: 'One table',
      text:
        'The writer hears what the analyst found. The designer was there on filming day. Fewer handoffs, and nothing ' +
        'lost between them.',
    },
    {
      title: 'Fields we know',
      text:
        'Patient privacy, bar advertising rules, a buying committee that takes a year: we have met your constraints ' +
        'before, and we plan around them.',
    },
    {
      title: 'Reports you will read',
      text: 'Two pages, plain English, one recommendation. If something isn’t working, it is in the first paragraph.',
    },
  ],
};

export const broadeningHorizons = {
  heading: 'Broadening Horizons',
  statement: 'From {place} to wherever you practice.',
  paragraphs: [
    'Our desks are in {place}; our clients are not only there. We serve practices and firms nationwide, and we ' +
      'have learned what travels and what doesn’t. Good writing travels. Search is local, street by street. Film ' +
      'needs us in the room, so we pack the lights and come to you.',
    'We keep widening what we can take off your hands, too. A client who came for a website asked for a ' +
      'newsletter, then for a podcast, then for help with the press. That is how thirteen services grew under one ' +
      'roof: each one because somebody we worked for needed it done well.',
  ],
};

export const whyUs: { heading: string; points: Reason[]; action: SiteLink } = {
  heading: 'The fine print, in large type',
  points: [
    {
      title: 'You talk to the people who do the work.',
      text: 'The strategist on your call is the one who writes your plan.',
    },
    {
      title: 'What we make for you is yours.',
      text: 'Site, words, pictures and accounts: once an invoice is paid, so is the question of who owns the work.',
    },
    {
      title: 'You can leave.',
      text: 'Thirty days’ written notice ends the arrangement. We would rather be kept than be binding.',
    },
    { title: 'We answer.', text: 'Write to us through the contact form and you will have a reply within 24 hours.' },
  ],
  action: { label: "Let's Talk", to: '/', hash: 'contact' },
};
