import type { SitePrintSeed } from '@tideline/artwork/prints/site-prints';
import type { SectionIntro } from '../parts/section-intro.ts';
import type { SiteLink } from '../parts/site-link.ts';

export type IndustryCard = {
  title: string;
  text: string;
  features: string[];
  print: SitePrintSeed;
  link: SiteLink;
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
