import type { PublicPath } from '@tideline/domain/site/site-path';
import type { ServiceId } from '../services/service-names.ts';

/** Section ids that links may point to; each page gives its sections these ids. */
export const sectionIds = {
  '/': ['home', 'services', 'testimonials', 'blog', 'contact'],
  '/about': ['case-studies'],
} as const;

export type SectionId = (typeof sectionIds)['/' | '/about'][number];

/** A link inside the site; `to`, `search` and `hash` are the props of the router's Link. `hash` carries no `#`. */
export type SiteLink = {
  label: string;
  to: PublicPath;
  /** The query of an address that staff have set. */
  search?: Record<string, string>;
  hash?: SectionId | ServiceId;
};
