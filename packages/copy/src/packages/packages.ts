import type { ContactPackage } from '@tideline/domain/contact/contact';

/** `waveLines` is how many tide lines the card draws. */
export type ServicePackage = {
  id: ContactPackage;
  name: string;
  description: string;
  features: string[];
  bestFor: string;
  /** The smaller package whose features it includes. */
  includes: 'RIPPLE' | 'WAVE' | null;
  popular: boolean;
  waveLines: 1 | 3 | 5;
};

export const packageLabels = {
  popular: 'Most Popular',
  bestFor: 'Best for',
  features: 'What’s included',
  featuresBeyond: 'Everything in {name}, plus',
};

/** Opens the points of a package that are folded on phones. */
export const morePoints = '{count} more';

export const packages: ServicePackage[] = [
  {
    id: 'ripple',
    name: 'RIPPLE',
    description:
      'The basics, done properly and every month, so that a new name starts to look like an established one.',
    features: [
      'Strategy session',
      'Monthly content calendar',
      'Foundational content',
      'Design templates',
      'Basic SEO',
      'Social media management',
      'Monthly reporting',
    ],
    bestFor: 'Emerging brands: new clinics, solo practitioners, first-time founders',
    includes: null,
    popular: false,
    waveLines: 1,
  },
  {
    id: 'wave',
    name: 'WAVE',
    description: 'Word of mouth got you this far. WAVE adds a steady voice, real pictures and a site that keeps up.',
    features: [
      'Strategy workshop',
      'Photo and video',
      'Weekly blog posts',
      'Social templates',
      'Email newsletters',
      'Reels',
      'SEO upgrades',
      'Website copy refresh',
      'Google My Business optimization',
    ],
    bestFor: 'Growing practices',
    includes: 'RIPPLE',
    popular: true,
    waveLines: 3,
  },
  {
    id: 'tide',
    name: 'TIDE',
    description:
      'Your whole marketing department, without the hiring. For those who mean to be the first name that comes to ' +
      'mind.',
    features: [
      'Executive brand workshop',
      'Full content ecosystem',
      'Pillar pages and lead magnets',
      'Weekly long-form content',
      'Daily social and reels',
      'Automated email drip',
      'Premium multimedia',
      'End-to-end SEO',
      'Paid ads management',
      'Advanced analytics',
    ],
    bestFor: 'Brands dominating their niche',
    includes: 'WAVE',
    popular: false,
    waveLines: 5,
  },
];
