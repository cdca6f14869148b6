import type { ContactPackage } from '../contact/contact.ts';
import type { CaseStudyId } from '../site/site-path.ts';
import type { TrafficSource } from '../stats/stats.ts';

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
  /** The id of the post now; null when it was deleted. */
  id: string | null;
  /** The title now; null when it was deleted. */
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
