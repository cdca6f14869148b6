import type { ServiceId } from './service-names.ts';

/** Every static public page. Posts live below /blog. */
export const sitePaths = [
  '/',
  '/about',
  '/services',
  '/blog',
  '/healthcare',
  '/professional-services',
  '/legal-practices',
  '/marketing-agencies',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
] as const;

export type SitePath = (typeof sitePaths)[number];

/** Section ids that links may point to; each page gives its sections these ids. */
export const sectionIds = {
  '/': ['home', 'services', 'testimonials', 'blog', 'contact'],
  '/about': ['case-studies'],
} as const;

export type SectionId = (typeof sectionIds)['/' | '/about'][number];

/** A link inside the site; `to` and `hash` are the props of the router's Link. `hash` carries no `#`. */
export type SiteLink = {
  label: string;
  to: SitePath;
  hash?: SectionId | ServiceId;
};
