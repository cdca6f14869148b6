import type { IndustryPage } from '../industries/industry-page.ts';
import type { ServiceId } from '../services/service-names.ts';
import type { SiteLink } from '../parts/site-link.ts';

/** The offers at the end of an article; missing texts of the newsletter default to the usual ones. */
export type ArticleEnd = {
  /** The heading of the sign-up at the end. */
  signUp: string;
  /** The heading of the sign-up inside a long article. */
  pause: string;
  offer: {
    heading: string;
    text: string;
    /** To the page of the article's industry; for an article that names none, to all services or nowhere. */
    link?: SiteLink;
    /** To the service that the text is about. */
    service?: SiteLink;
  };
};

const FOR_INDUSTRY: Record<IndustryPage['path'], string> = {
  '/healthcare': 'Marketing for healthcare practices',
  '/professional-services': 'Marketing for professional services',
  '/legal-practices': 'Marketing for law firms',
  '/marketing-agencies': 'For marketing agencies',
};

const ALL_SERVICES: SiteLink = { label: 'See all services', to: '/services' };

/** By the category of the article. */
const ENDS: Record<string, ArticleEnd> = {
  Strategy: {
    signUp: 'One decision made easier, every week',
    pause: 'Planning the next quarter? One email a week helps.',
    offer: {
      heading: 'Want a plan that fits on one page?',
      text: 'We sit down with your partners, settle who you are for, and write the ninety days that follow from it.',
      link: ALL_SERVICES,
    },
  },
  Analytics: {
    signUp: 'One number worth knowing, every week',
    pause: 'Like your numbers short? So is our email.',
    offer: serviceOffer(
      'analytics-reports',
      'Would you rather read one page than a dashboard?',
      'We set up the counting, check that it is right, and send a monthly report that says what to do next.',
      'See analytics and reports',
    ),
  },
  SEO: {
    signUp: 'One thing to fix on your site, every week',
    pause: 'Get one search fix a week by email.',
    offer: serviceOffer(
      'seo',
      'Shall we look at your site together?',
      'We find the pages that should win, repair what holds them back, and tell you which repairs can wait.',
      'See our SEO service',
    ),
  },
  'Content Marketing': {
    signUp: 'One idea worth writing about, every week',
    pause: 'Short of topics? We send one a week.',
    offer: serviceOffer(
      'content-strategy',
      'Know what to say, but not when to write it?',
      'Give us twenty minutes of your expert’s time. We ask, write and edit; you approve every word.',
      'See content strategy',
    ),
  },
  'Social Media': {
    signUp: 'One post you can use, every week',
    pause: 'One idea for your channels, every week by email.',
    offer: serviceOffer(
      'content-creation',
      'Posting again at ten in the evening?',
      'We plan the month, make the posts from what really happens in your business, and answer the comments.',
      'See content creation',
    ),
  },
  Video: {
    signUp: 'One shot to try, every week',
    pause: 'One tip for better film, every week by email.',
    offer: serviceOffer(
      'photo-video',
      'One shoot day, a year of pictures.',
      'We plan the day, light the room and settle the nerves. You leave with portraits, clips and testimonials.',
      'See photo and video',
    ),
  },
};

/** For an article without a category, or with one added by staff. */
const OTHER: ArticleEnd = {
  signUp: 'The next article, in your inbox',
  pause: 'Like this so far? One idea a week comes by email.',
  offer: {
    heading: 'Would you like a hand with this?',
    text: 'Strategy, words, pictures and the reports that say whether they worked: choose one service or several.',
    link: ALL_SERVICES,
  },
};

/** Every end, for the tests of the copy. */
export const allArticleEnds = [...Object.values(ENDS), OTHER];

/** The offers at the end of an article in this category, with a link to the page of the article's industry, if any. */
export function articleEndFor(category: string, industry: IndustryPage['path'] | null): ArticleEnd {
  const end = (Object.hasOwn(ENDS, category) ? ENDS[category] : undefined) ?? OTHER;
  if (!industry) return end;
  return { ...end, offer: { ...end.offer, link: { label: FOR_INDUSTRY[industry], to: industry } } };
}

function serviceOffer(hash: ServiceId, heading: string, text: string, label: string): ArticleEnd['offer'] {
  return { heading, text, service: { label, to: '/services', hash } };
}
