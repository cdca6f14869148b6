import type { SectionIntro } from '../parts/section-intro.ts';
import type { SiteLink } from '../parts/site-link.ts';

/** Four articles that do not exist, until as many are published. */
export const articleTeasers = { isShown: true };

export const homeBlog: SectionIntro & { featuredLabel: string; allPosts: SiteLink } = {
  heading: 'From Our Blog',
  statement: 'Things you can use without hiring us.',
  lead: 'Working notes from our strategists, writers and filmmakers, for people who have a practice to run.',
  featuredLabel: 'Featured',
  allPosts: { label: 'All Articles', to: '/blog' },
};
