import type { IconName } from '../parts/icon-name.ts';
import type { SectionIntro } from '../parts/section-intro.ts';
import type { SiteLink } from '../parts/site-link.ts';

type HomeHero = {
  badge: string;
  headline: string;
  lead: string;
  requestQuote: SiteLink;
  viewServices: SiteLink;
  /** Drawn in the page itself in the theme's colours, so it is not a file. */
  image: { seed: string; alt: string; photo?: string; focus?: string };
};

export type ServiceTile = {
  title: string;
  text: string;
  icon: IconName;
};

export const homeHero: HomeHero = {
  badge: 'Full-service digital marketing, {place}',
  headline: 'Steady marketing beats loud marketing.',
  lead:
    'We plan, write, design, film, build and measure your marketing, week in and week out, so that the right people ' +
    'find you and already trust you when they call. One team, done for you.',
  requestQuote: { label: 'Request Quote', to: '/', hash: 'contact' },
  viewServices: { label: 'View Services', to: '/', hash: 'services' },
  image: { seed: 'home', alt: 'Seascape print: the tide coming in under a low sun' },
};

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
