import type { ContactWork } from '../conversation/work.ts';
import type { Contact, ContactPackage } from '../contact/contact.ts';
import type { CaseStudyId } from '../site/site-path.ts';
import type { TrafficSource } from '../stats/stats.ts';
import type { Subscriber } from '../subscriber/subscriber.ts';

/** The largest visit that is stored: characters of a text, and items of a list. */
export const TRAIL_LIMITS = {
  text: 8_000,
  path: 300,
  referrer: 300,
  campaignPart: 100,
  posts: 20,
  pages: 1_000,
} as const;

/** The parts of a campaign, and the parameters of a link that carry them. Others are ignored. */
export const CAMPAIGN_PARAMETERS = {
  source: 'utm_source',
  medium: 'utm_medium',
  name: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
} as const;
export type CampaignPart = keyof typeof CAMPAIGN_PARAMETERS;
/** Empty for a part that the link does not carry. */
export type Campaign = Record<CampaignPart, string>;

/** The packages and case studies that were viewed, in the order in which they were first seen. */
export type TrailDetails = { packages: ContactPackage[]; caseStudies: CaseStudyId[] };

/** A post that was read during a visit. */
export type TrailPost = {
  /** The key of the post, which never changes. */
  key: string;
  /** The id of the post now; null when it is not published any more. */
  id: string | null;
  /** The title now; null when it is not published any more. */
  title: string | null;
  /** How far it was read, from 0 to 100. */
  readPercent: number;
  isFirst: boolean;
  /** Whether it was opened last. */
  isLast: boolean;
};

/** The visit that led to an enquiry or a sign-up, as the visitor's browser sent it with the form. */
export type Trail = {
  entryPath: string;
  entrySource: TrafficSource;
  /** The host of the site that led here; empty for a direct visit. */
  entryHost: string;
  /** The page from which the form was sent. */
  lastPath: string;
  /** Null without one. */
  campaign: Campaign | null;
  /** The issue of the newsletter whose link began the visit. `subject`: null when it was deleted. */
  issue: { id: string; subject: string | null } | null;
  startedAt: string;
  /** The number of page views. */
  pages: number;
  /** In the order in which they were first opened. */
  posts: TrailPost[];
} & TrailDetails;

/** An enquiry with the visit that led to it, the subscription of its address, its owner and next step. */
export type ContactDetail = Contact & {
  /** Null when the sender's browser sent none. */
  trail: Trail | null;
  /** Null when the address has none. */
  subscription: (Pick<Subscriber, 'id' | 'status' | 'createdAt'> & { issue: Trail['issue'] }) | null;
  work: Omit<ContactWork, 'contactId'>;
};

/** The visit that led to a sign-up, and the enquiries of its address. */
export type SubscriberTrail = {
  trail: Trail | null;
  /** Newest first. */
  enquiries: (ContactLink & { issue: Trail['issue'] })[];
};

/** An enquiry as a link shows it. */
export type ContactLink = Pick<Contact, 'id' | 'name' | 'reference' | 'status' | 'value' | 'dateSubmitted'>;

/** What followed a post: enquiries that are not spam, whose senders had read it before. */
export type PostResults = {
  contacts: number;
  /** Enquiries that were won. */
  clients: number;
  /** The sum of their stated values, in whole units of the site's currency. */
  value: number;
};

/** The same in detail. */
export type PostResultsDetail = PostResults & {
  /** Enquiries by the place of the post in the visit: an only post is both first and last. */
  first: number;
  last: number;
  between: number;
  /** The newest of the enquiries. */
  newest: ContactLink[];
};
