import type { PublicPath } from '@tideline/domain/site/site-path';
import type { CardText } from '@tideline/artwork/prints/social-card';

export type PageHead = {
  title: string;
  description: string;
  /** The small line over the title on the page's social card. */
  cardLabel: string;
};

/** Titles leave room for ` | ` and the agency's name, which the page adds from the settings. */
export const pageHead: Record<PublicPath, PageHead> = {
  '/': {
    title: 'Full-Service Marketing Agency in {place}',
    cardLabel: 'Marketing, done for you',
    description:
      'Done-for-you websites, SEO, ads, content, film and reporting for healthcare practices, law firms and ' +
      'professional services, nationwide.',
  },
  '/about': {
    title: 'About Us: Authentic, Strategic Marketing',
    cardLabel: 'Who we are',
    description:
      'Who we are, what we value, and three case studies from start to finish: a Chicago injury firm, a Miami ' +
      'medical spa, a New York consultancy.',
  },
  '/services': {
    title: '13 Done-for-You Marketing Services',
    cardLabel: 'Services',
    description:
      'Thirteen services under one roof, from strategy and copywriting to film, search, ads and automation. Take one ' +
      'of them or hand us the whole job.',
  },
  '/case-studies': {
    title: 'Case Studies: Work With Before and After',
    cardLabel: 'Case studies',
    description:
      'Three clients from start to finish, with the work itself: pages, ads, films, letters and calendars, and the ' +
      'figures before and after.',
  },
  '/blog': {
    title: 'Our Blog: Marketing Notes for Busy Owners',
    cardLabel: 'From the blog',
    description:
      'Practical articles on strategy, SEO, analytics, content, social media and video for people who have a ' +
      'practice, a firm or a company to run.',
  },
  '/healthcare': {
    title: 'Marketing for Healthcare Practices',
    cardLabel: 'Industries',
    description:
      'Local search, websites that book, film of your real team and reminders that bring patients back. Marketing ' +
      'for clinics, with privacy in mind.',
  },
  '/professional-services': {
    title: 'Marketing for Professional Services and B2B',
    cardLabel: 'Industries',
    description:
      'A clear position, your experts in print, and newsletters for long decisions. Marketing for accountants, ' +
      'consultants, advisors and B2B firms.',
  },
  '/legal-practices': {
    title: 'Marketing for Law Firms and Legal Practices',
    cardLabel: 'Industries',
    description:
      'Practice pages people understand, local search, ads by kind of case and intake that follows up, written with ' +
      'your bar’s advertising rules in view.',
  },
  '/marketing-agencies': {
    title: 'White-Label Partner for Marketing Agencies',
    cardLabel: 'Industries',
    description:
      'Film, websites, search, ads and copy delivered under your agency’s name or beside it. Quoted before work ' +
      'starts. Your client stays your client.',
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    cardLabel: 'Legal',
    description:
      'What this website records when you read, write to us or subscribe, why, and how to see or delete it. Privacy ' +
      'requests are answered within 30 days.',
  },
  '/terms-of-service': {
    title: 'Terms of Service',
    cardLabel: 'Legal',
    description:
      'The terms for using this website and for working with us: scope, invoices, ownership, notice, refunds, ' +
      'governing law and arbitration.',
  },
  '/cookie-policy': {
    title: 'Cookie Policy',
    cardLabel: 'Legal',
    description:
      'Which cookies this website sets (none today), what it keeps in your browser instead, and the limits we would ' +
      'keep to if that ever changed.',
  },
};

/** What the social card of a page says. Its head may be changed by staff. */
export function pageCardText(
  path: PublicPath,
  { title, cardLabel }: Pick<PageHead, 'title' | 'cardLabel'> = pageHead[path],
): CardText {
  return { title, label: cardLabel, seed: path.slice(1) || 'tideline-home' };
}

/** What the social card of a page that staff have added says. */
export function addedCardText(path: string, { title, cardLabel }: Pick<PageHead, 'title' | 'cardLabel'>): CardText {
  return { title, label: cardLabel, seed: path.slice(1) };
}

/** Whether a path is that of a page above. */
export function isPublicPath(path: string): path is PublicPath {
  return Object.hasOwn(pageHead, path);
}
