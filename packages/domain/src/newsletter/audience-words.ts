import { sourceLabel } from '../subscriber/subscriber.ts';
import { exclusionLabel, type Audience, type AudienceCounts, type ExclusionReason } from './audience.ts';

/** Further parts of the sentence besides the audience. */
export type AudienceContext = {
  /** The names of topics by id. */
  topicNames: ReadonlyMap<string, string>;
  /** The day in the agency's zone, as `YYYY-MM-DD`; dates of its year are written without the year. */
  today: string;
};

/**
 * An audience in words, as staff read it before they send: filters, number of readers, and numbers left out by reason.
 * @example 'Goes to 54 confirmed subscribers. 3 people who unsubscribed are left out.'
 * @example 'Goes to 412 confirmed subscribers: topic SEO, joined since May. 9 people are left out: 6 bounced, 3 unconfirmed.'
 */
export function audienceWords(audience: Audience, counts: AudienceCounts, context: AudienceContext): string {
  const readers = counts.included === 1 ? '1 confirmed subscriber' : `${number(counts.included)} confirmed subscribers`;
  const filters = listFilters(audience, context);
  return `Goes to ${readers}${filters.length > 0 ? `: ${filters.join(', ')}` : ''}. ${exclusionWords(audience, counts)}`;
}

/** Its readers without numbers, for lists. @example 'confirmed subscribers, topic SEO' */
export function filterWords(audience: Audience, context: AudienceContext): string {
  return ['confirmed subscribers', ...listFilters(audience, context)].join(', ');
}

function listFilters(audience: Audience, context: AudienceContext): string[] {
  const topics = audience.topics.map((id) => context.topicNames.get(id) ?? id);
  const parts = [
    audience.frequency === 'monthly' ? 'monthly digest' : '',
    topics.length > 0 ? `topic ${either(topics)}` : '',
    audience.sources.length > 0 ? `source ${either(audience.sources.map((source) => sourceLabel(source)))}` : '',
    joinedWords(audience, context.today),
  ];
  return parts.filter((part) => part !== '');
}

function exclusionWords(audience: Audience, { excluded }: AudienceCounts): string {
  const total = excluded.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'Nobody is left out.';
  const people = total === 1 ? '1 person' : `${number(total)} people`;
  const verb = total === 1 ? 'is' : 'are';
  const [first] = excluded;
  if (first && excluded.length === 1) return `${people} ${exclusionClause(first.reason, audience)} ${verb} left out.`;
  const reasons = excluded
    .toSorted((a, b) => b.count - a.count)
    .map(({ reason, count }) => `${number(count)} ${exclusionLabel(reason, audience)}`);
  return `${people} ${verb} left out: ${reasons.join(', ')}.`;
}

/** A reason as a clause after `3 people`. */
function exclusionClause(reason: ExclusionReason, { frequency }: Audience): string {
  return reason === 'frequency' && frequency === 'monthly' ? 'who chose each issue' : EXCLUSION_CLAUSES[reason];
}

const EXCLUSION_CLAUSES: Record<ExclusionReason, string> = {
  unsubscribed: 'who unsubscribed',
  unconfirmed: 'who never confirmed',
  bounced: 'whose email bounced',
  complained: 'who reported spam',
  topic: 'with other topics',
  source: 'from other sources',
  joined: 'who joined at another time',
  frequency: 'who chose the monthly digest',
  sample: 'from the sample data',
};

function joinedWords({ joinedFrom, joinedTo }: Audience, today: string): string {
  if (joinedFrom !== null && joinedTo !== null) {
    if (joinedFrom === joinedTo) return `joined on ${dayWords(joinedFrom, today)}`;
    return `joined from ${dayWords(joinedFrom, today)} to ${dayWords(joinedTo, today)}`;
  }
  if (joinedFrom !== null) {
    const isMonth = joinedFrom.endsWith('-01');
    return `joined since ${isMonth ? monthWords(joinedFrom, today) : dayWords(joinedFrom, today)}`;
  }
  return joinedTo === null ? '' : `joined until ${dayWords(joinedTo, today)}`;
}

function monthWords(day: string, today: string): string {
  return format(day, { month: 'long', ...yearUnlessThis(day, today) });
}

function dayWords(day: string, today: string): string {
  return format(day, { month: 'long', day: 'numeric', ...yearUnlessThis(day, today) });
}

function yearUnlessThis(day: string, today: string): Intl.DateTimeFormatOptions {
  return day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' };
}

function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

function either(names: string[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
