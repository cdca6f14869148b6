/** Who gets an issue: active, confirmed subscribers who match every filter. An empty filter matches everybody. */
export type Audience = {
  /** Ids of topics: includes readers of any of these, and readers without chosen topics, who get all. */
  topics: string[];
  /** Sources of sign-ups; an empty one for unknown sources. */
  sources: string[];
  /** First and last day of sign-up in the agency's zone, as `YYYY-MM-DD`. */
  joinedFrom: string | null;
  joinedTo: string | null;
  /** Readers of the monthly digest instead of those of each issue. */
  frequency?: 'monthly' | undefined;
};

/** The audience of a new issue: every active, confirmed subscriber. */
export const EVERYBODY: Audience = { topics: [], sources: [], joinedFrom: null, joinedTo: null };

/** Most topics and sources of an audience. */
export const AUDIENCE_LIMITS = { topics: 50, sources: 50 } as const;

/** Why a subscriber does not get an issue: the first applicable reason, in this order. */
export const EXCLUSION_REASONS = [
  'bounced',
  'complained',
  'unsubscribed',
  'unconfirmed',
  'topic',
  'source',
  'joined',
  'frequency',
  'sample',
] as const;
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number];

/** The size of an audience; both numbers together are all subscribers. */
export type AudienceCounts = { included: number; excluded: { reason: ExclusionReason; count: number }[] };

/** A subscriber who does not get an issue. */
export type ExcludedReader = { id: string; email: string; reason: ExclusionReason };

const EXCLUSION_LABELS: Record<ExclusionReason, string> = {
  unsubscribed: 'unsubscribed',
  unconfirmed: 'unconfirmed',
  bounced: 'bounced',
  complained: 'complained',
  topic: 'other topics',
  source: 'other sources',
  joined: 'joined at another time',
  frequency: 'monthly digest only',
  sample: 'sample data',
};

/** A reason in words, as written after a number. */
export function exclusionLabel(reason: ExclusionReason, { frequency }: Pick<Audience, 'frequency'>): string {
  return reason === 'frequency' && frequency === 'monthly' ? 'each issue instead' : EXCLUSION_LABELS[reason];
}
