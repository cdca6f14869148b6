/** The four figures of the dashboard's cards. */
export type AdminStats = {
  /** Posts in every status, except those in the trash. */
  totalPosts: number;
  /** Active subscribers. */
  totalSubscribers: number;
  publishedPosts: number;
  totalContacts: number;
};

/** What the overview tab shows. */
export type Overview = AdminStats & {
  /** Active subscribers at the start of this month in the agency's zone; the base of the growth figure. */
  subscribersAtMonthStart: number;
  publishedThisMonth: number;
  /** Enquiries of the last seven days. */
  contactsThisWeek: number;
  /** Unanswered enquiries with less than `AT_RISK_HOURS` left, not yet overdue. */
  contactsAtRisk: number;
  /** Unanswered enquiries whose promised time has passed. */
  contactsOverdue: number;
  /** Over the answers of the last 90 days; null when there were none. */
  medianAnswerSeconds: number | null;
  /** Newest first. */
  activity: ActivityEntry[];
};

/** One line of Recent Activity. */
export type ActivityEntry = {
  kind: 'subscriber' | 'contact' | 'post';
  /** The row it links to. */
  id: string;
  /** The order in which that row is near the top of its list. */
  sort: '-date' | '-updated';
  text: string;
  at: string;
};

/** The number of entries of each kind in Recent Activity. */
export const ACTIVITY_COUNTS = { subscriber: 2, contact: 2, post: 1 } as const;

/** Where a page view came from. */
export const TRAFFIC_SOURCES = ['organic', 'direct', 'social', 'referral'] as const;
export type TrafficSource = (typeof TRAFFIC_SOURCES)[number];

/** The pages named in the analytics tab. `Contact` counts openings of the contact form. */
export const COUNTED_PAGES = ['Home', 'Services', 'About', 'Blog', 'Contact', 'Other'] as const;
export type CountedPage = (typeof COUNTED_PAGES)[number];

/** The path under which an opened contact form is counted. */
export const CONTACT_FORM_PATH = '/#contact';

/** The paths of pages in the analytics tab that consist of a single page. */
export const SINGLE_PAGES = {
  Home: '/',
  Services: '/services',
  About: '/about',
  Contact: CONTACT_FORM_PATH,
} as const satisfies Partial<Record<CountedPage, string>>;

/**
 * The page of the analytics tab to which a path belongs; a post counts for the blog.
 * @example countedPage('/blog/local-seo-for-clinics') // => 'Blog'
 */
export function countedPage(path: string): CountedPage {
  const single = Object.entries(SINGLE_PAGES).find(([, own]) => own === path);
  if (single) return single[0] as keyof typeof SINGLE_PAGES;
  if (path === '/blog' || path.startsWith('/blog/')) return 'Blog';
  return 'Other';
}

/** The captions under the four cards, in the order of the cards. */
export function overviewCaptions(overview: Overview): [string, string, string, string] {
  const notPublished = overview.totalPosts - overview.publishedPosts;
  return [
    notPublished === 0
      ? 'All published content'
      : `${overview.publishedPosts} published, ${notPublished} not published`,
    growthCaption(overview.totalSubscribers, overview.subscribersAtMonthStart),
    `${overview.publishedThisMonth} published this month`,
    `${overview.contactsThisWeek} this week`,
  ];
}

function growthCaption(now: number, before: number): string {
  if (before === 0) return 'No comparison yet';
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}% from last month`;
}
