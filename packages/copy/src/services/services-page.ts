import type { IconName } from '../parts/icon-name.ts';
import type { Picture } from '../parts/picture.ts';
import type { SectionIntro } from '../parts/section-intro.ts';
import type { SiteLink } from '../parts/site-link.ts';

type Point = {
  title: string;
  text: string;
  icon: IconName;
};

type ServicesHero = { badge: string; headline: string; lead: string; promises: string[]; image: Picture };

export const servicesHero: ServicesHero = {
  badge: 'Full-Service Marketing Solutions',
  headline: 'Hand us the\nwhole thing.',
  lead:
    'Strategy, words, pictures, website, search, ads and the report at the end of the month. You keep the decisions. ' +
    'We take the to-do list.',
  promises: ['Done-for-You', 'Results-Driven', 'Full-Service'],
  image: { seed: 'services', alt: 'Print: a sea chart with shoals, depths and a course to a red mark' },
};

export const serviceGrid: SectionIntro & { badge: string } = {
  badge: '13 Core Services Available',
  heading: 'Our Services',
  statement: 'Take one. Take all of them. Leave out what you don’t need.',
  lead:
    'Each service stands on its own. They work better together, because the people behind them sit at the same ' +
    'table.',
};

export const servicesWhyChoose: SectionIntro & { reasons: Point[] } = {
  heading: 'Why Choose Us',
  statement: 'You shouldn’t have to manage your marketing agency.',
  lead: 'Three habits that our clients mention before they mention the design.',
  reasons: [
    {
      title: 'We start by listening',
      text:
        'Before we propose anything, we read your reviews, talk to your front desk and look at what your competitors ' +
        'promise. The plan comes out of that, not out of a drawer.',
      icon: 'Compass',
    },
    {
      title: 'We say what we would skip',
      text: 'Some channels will not pay for you. We say so early, even when it makes our proposal smaller.',
      icon: 'Route',
    },
    {
      title: 'We write it down',
      text: 'Scope, dates, costs and results, in sentences. You always know what is being done, by whom and why.',
      icon: 'FileText',
    },
  ],
};

export const whatMakesUsDifferent: SectionIntro & { points: Point[] } = {
  heading: 'What Makes Us Different',
  statement: 'One team that does the work it plans.',
  lead: 'Advice is easy to buy. Finished work, on the day it was promised, is harder to find.',
  points: [
    {
      title: 'Done-for-You Service',
      text:
        'You approve; we produce, publish and maintain. Expect a few clear questions from us each month, not a stack ' +
        'of homework.',
      icon: 'BadgeCheck',
    },
    {
      title: 'Dedicated Team',
      text:
        'The same strategist, writer and designer from the first workshop on. They learn your field once, and you ' +
        'never have to explain it twice.',
      icon: 'Users',
    },
    {
      title: 'Proven Excellence',
      text:
        'Work we can show, clients you can read, and figures with a before and an after. Ask us for the story behind ' +
        'any of them.',
      icon: 'Award',
    },
  ],
};

export const servicesClosing: { heading: string; text: string; action: SiteLink; secondary: SiteLink } = {
  heading: 'Not sure where to start? Good.',
  text:
    'Tell us where the business stands and what you would like to be different. We will tell you what we would do ' +
    'first, and what we would leave alone.',
  action: { label: "Let's Talk", to: '/', hash: 'contact' },
  secondary: { label: 'Read Our Case Studies', to: '/case-studies' },
};
