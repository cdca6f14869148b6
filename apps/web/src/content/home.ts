import type { SitePrintSeed } from '@tideline/domain/waves/site-prints';
import type { IconName } from './parts/icon-name.ts';
import type { SectionIntro } from './parts/section-intro.ts';
import type { SiteLink } from './parts/site-link.ts';

type HomeHero = {
  badge: string;
  headline: string;
  lead: string;
  requestQuote: SiteLink;
  viewServices: SiteLink;
  /** Drawn in the page itself, in the colours of the theme: it is no file. */
  image: { seed: string; alt: string };
};

export type IndustryCard = {
  title: string;
  text: string;
  features: string[];
  print: SitePrintSeed;
  link: SiteLink;
};

export type ServiceTile = {
  title: string;
  text: string;
  icon: IconName;
};

export const homeHero: HomeHero = {
  badge: 'Full-service digital marketing, Los Angeles',
  headline: 'Steady marketing beats loud marketing.',
  lead:
    'We plan, write, design, film, build and measure your marketing, week in and week out, so that the right people ' +
    'find you and already trust you when they call. One team, done for you.',
  requestQuote: { label: 'Request Quote', to: '/', hash: 'contact' },
  viewServices: { label: 'View Services', to: '/', hash: 'services' },
  image: { seed: 'tideline-home', alt: 'Seascape print: the tide coming in under a low sun' },
};

export const whoWeWorkWith: SectionIntro = {
  heading: 'Who We Work With',
  statement: 'People whose reputation is the business.',
  lead:
    'Our clients sell judgment, care and skill. That takes longer to explain than a gadget, and it is worth ' +
    'explaining well.',
};

export const industryCards: IndustryCard[] = [
  {
    title: 'Healthcare Practices',
    text: 'Patients look you up before they call. We make sure that what they find is accurate, warm and easy to act on.',
    features: [
      'Local search and map listings',
      'Websites that answer and book',
      'Photos and film of your real team',
      'Privacy kept in mind at every step',
    ],
    print: 'healthcare',
    link: { label: 'Learn More', to: '/healthcare' },
  },
  {
    title: 'Professional Services & B2B',
    text: 'You grew on referrals. We show everyone else what your clients already know.',
    features: [
      'A position you can say in one sentence',
      'Articles in your experts’ own words',
      'Newsletters for long decisions',
      'Leads traced back to their source',
    ],
    print: 'professional-services',
    link: { label: 'Learn More', to: '/professional-services' },
  },
  {
    title: 'Legal Practices',
    text:
      'Someone with a legal problem hires the lawyer they can understand. We write for that person, within your ' +
      'bar’s rules.',
    features: [
      'Practice pages that answer questions',
      'Search and ads by case type',
      'Intake that follows up after hours',
      'Copy your partners will approve',
    ],
    print: 'legal-practices',
    link: { label: 'Learn More', to: '/legal-practices' },
  },
  {
    title: 'Marketing Agencies',
    text: 'Say yes to the work you would have to turn down. We deliver under your name or beside it, as you prefer.',
    features: [
      'A production team on call',
      'White-label or by name',
      'Quoted before the work starts',
      'Your client stays your client',
    ],
    print: 'marketing-agencies',
    link: { label: 'Learn More', to: '/marketing-agencies' },
  },
];

export const whatWeDo: SectionIntro & { exploreAll: SiteLink } = {
  heading: 'What We Do',
  statement: 'Everything between “never heard of you” and “when can we start?”',
  lead:
    'Most of our clients hand us the whole job. Some start with one piece of it. Either way, the people who plan the ' +
    'work also do the work.',
  exploreAll: { label: 'Explore All Our Services', to: '/services' },
};

export const serviceTiles: ServiceTile[] = [
  {
    title: 'Website Design & Development',
    text: 'Fast, readable sites with one clear next step, built so that your own staff can edit them.',
    icon: 'MonitorSmartphone',
  },
  {
    title: 'Search Engine Optimization',
    text: 'Be there when someone nearby types in the problem that you solve.',
    icon: 'Search',
  },
  {
    title: 'Digital Advertising',
    text: 'Search and social campaigns with a budget you set and results you can see.',
    icon: 'Megaphone',
  },
  {
    title: 'Content Strategy & Copywriting',
    text: 'What to say, to whom and in what order. Then we write it, and it sounds like you.',
    icon: 'PenLine',
  },
  {
    title: 'Photo & Video Production',
    text: 'Your people, your rooms, your work. One well-planned shoot in place of a folder of stock.',
    icon: 'Camera',
  },
  {
    title: 'Analytics & Reporting',
    text: 'A short report in plain English: what we did, what came of it, what we would change.',
    icon: 'ChartLine',
  },
];

export const packagesSection: SectionIntro & { getStarted: string; discoveryCall: SiteLink } = {
  heading: 'Our Packages',
  statement: 'Start with a ripple. Or don’t.',
  lead:
    'Three ways to work with us, sized to where you are now. Not sure which one fits? A discovery call will tell us ' +
    'both.',
  getStarted: 'Get Started',
  discoveryCall: { label: 'Schedule a Discovery Call', to: '/', hash: 'contact' },
};
