import type { PersonCounts } from '@tideline/domain/privacy/person';

const NAMES: Record<keyof PersonCounts, [one: string, more: string]> = {
  enquiries: ['inquiry', 'inquiries'],
  notes: ['note', 'notes'],
  subscriptions: ['newsletter subscription', 'newsletter subscriptions'],
  mails: ['mail', 'mails'],
  signInAttempts: ['counter of sign-in attempts', 'counters of sign-in attempts'],
};

/** Summary such as `2 enquiries and 1 note`; null when nothing is stored. */
export function countsInWords(counts: PersonCounts): string | null {
  const found = (Object.keys(NAMES) as (keyof PersonCounts)[]).filter((name) => counts[name] > 0);
  if (found.length === 0) return null;
  return new Intl.ListFormat('en-US').format(
    found.map((name) => `${counts[name]} ${NAMES[name][counts[name] === 1 ? 0 : 1]}`),
  );
}
