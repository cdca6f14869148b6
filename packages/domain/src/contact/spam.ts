/** People need at least this long to fill in a form. Source: security.md §7. */
export const MIN_FILL_MS = 2000;
/** The honeypot field: invisible to people, filled in by robots. */
export const TRAP_FIELD = 'website';

/** Texts with this score or more count as advertisements. */
const SPAM_SCORE = 2;
const FEW_LINKS = 2;
const MANY_LINKS = 5;
const REPEATED_LINES = 3;
/** Texts of at least `words` words are repetitive if one word exceeds this share. */
const REPEATED_PART = 1 / 3;
const REPEATED_MIN_WORDS = 30;

const LINK = /\bhttps?:\/\/|\bwww\.[\w-]+\./gi;
const LINK_MARKUP = /<a\s[^>]*href|\[(?:url|link)[=\]]/i;

/** How a form was filled in. Calls by API clients have no such data. */
export type FormSigns = {
  /** The value of the honeypot field. */
  [TRAP_FIELD]?: string | null | undefined;
  /** How long the form was open, in milliseconds; missing without JavaScript. */
  filledInMs?: number | null | undefined;
};

/** The texts of an enquiry read by the spam filter. */
export type ContactTexts = { firstName: string; lastName: string; company: string; message: string };

/** Whether a robot probably filled in the form. */
export function isFilledByRobot({ website, filledInMs }: FormSigns): boolean {
  if (website) return true;
  return typeof filledInMs === 'number' && filledInMs < MIN_FILL_MS;
}

/**
 * Whether an enquiry reads like an automated advertisement. Real clients may send one or two links, so links count only
 * together with other signs.
 */
export function looksAdvertised({ firstName, lastName, company, message }: ContactTexts): boolean {
  const links = countLinks(message);
  const isOneNameTwice = firstName.toLowerCase() === lastName.toLowerCase();
  const hasLinkInName = countLinks([firstName, lastName, company].join('\n')) > 0;
  const score =
    (links >= MANY_LINKS ? 2 : links >= FEW_LINKS ? 1 : 0) +
    (LINK_MARKUP.test(message) ? 2 : 0) +
    (hasLinkInName ? 2 : 0) +
    (isOneNameTwice ? 1 : 0) +
    (isRepetitive(message) ? 2 : 0);
  return score >= SPAM_SCORE;
}

/**
 * Whether a text contains a web address. Mails do not repeat a name that does: anybody can enter somebody else's address.
 */
export function hasLink(text: string): boolean {
  return countLinks(text) > 0;
}

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** Whether a text repeats one line or one word throughout. */
function isRepetitive(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim().length > 10);
  if (highestCount(lines) >= REPEATED_LINES) return true;
  const words = text.toLowerCase().match(/\p{Letter}{4,}/gu) ?? [];
  return words.length >= REPEATED_MIN_WORDS && highestCount(words) / words.length > REPEATED_PART;
}

function highestCount(items: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
