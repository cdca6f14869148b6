import type { ContactWork } from '../conversation/work.ts';
import type { Contact, ContactPackage } from '../contact/contact.ts';
import type { CaseStudyId } from '../site/site-path.ts';
import type { TrafficSource } from '../stats/stats.ts';
import type { Subscriber } from '../subscriber/subscriber.ts';

/** The largest stored trail: characters per text, and items per list. */
export const TRAIL_LIMITS = {
  text: 8_000,
  path: 300,
  referrer: 300,
  campaignPart: 100,
  posts: 20,
  pages: 1_000,
  packages: 20,
} as const;

/** The parts of a campaign, and the link parameters with their values. Other parameters are ignored. */
export const CAMPAIGN_PARAMETERS = {
  source: 'utm_source',
  medium: 'utm_medium',
  name: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
} as const;
export type CampaignPart = keyof typeof CAMPAIGN_PARAMETERS;
/** Empty for a part missing in the link. */
export type Campaign = Record<CampaignPart, string>;

/** The viewed packages and case studies, in the order of first sight. */
export type TrailDetails = { packages: ContactPackage[]; caseStudies: CaseStudyId[] };

/** A post read during a visit. */
export type TrailPost = {
  /** The key of the post, which never changes. */
  key: string;
  /** The present id of the post; null when it is no longer published. */
  id: string | null;
  /** The present title; null when it is no longer published. */
  title: string | null;
  /** How far it was read, from 0 to 100. */
  readPercent: number;
  isFirst: boolean;
  /** Whether it was opened last. */
  isLast: boolean;
};

/** The record of the visit that led to an enquiry or a sign-up, as sent by the visitor's browser with the form. */
export type Trail = {
  entryPath: string;
  entrySource: TrafficSource;
  /** The host of the referring site; empty for a direct visit. */
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
  /** In the order of first opening. */
  posts: TrailPost[];
} & TrailDetails;

/** An enquiry with its trail, the subscription of its address, its owner and next step. */
export type ContactDetail = Contact & {
  /** Null when the browser sent none. */
  trail: Trail | null;
  /** Null when the address has none. */
  subscription: (Pick<Subscriber, 'id' | 'status' | 'createdAt'> & { issue: Trail['issue'] }) | null;
  work: Omit<ContactWork, 'contactId'>;
  /** What stood beside the button of the form, its label last; null if staff or a program entered it. */
  wording: string | null;
};

/** The trail of a sign-up, and the enquiries of its address. */
export type SubscriberTrail = {
  trail: Trail | null;
  /** Newest first. */
  enquiries: (ContactLink & { issue: Trail['issue'] })[];
};

/** An enquiry as a link shows it. */
export type ContactLink = Pick<Contact, 'id' | 'name' | 'reference' | 'status' | 'value' | 'dateSubmitted'>;

/** The results of a post: enquiries, without spam, whose senders had read it before. */
export type PostResults = {
  contacts: number;
  /** Enquiries that were won. */
  clients: number;
  /** The sum of their stated values, in whole units of the site's currency. */
  value: number;
};

/** The same in detail. */
export type PostResultsDetail = PostResults & {
  /** Enquiries by the place of the post in the visit; an only post is both first and last. */
  first: number;
  last: number;
  between: number;
  /** The newest of the enquiries. */
  newest: ContactLink[];
};
