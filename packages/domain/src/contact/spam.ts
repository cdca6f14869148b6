/** Forms are filled in no faster than this by people. Source: security.md §7. */
export const MIN_FILL_MS = 2000;
/** The field that people do not see: whoever fills it in is a robot. */
export const TRAP_FIELD = 'website';

/** From this score on a text is taken for an advertisement. */
const SPAM_SCORE = 2;
const FEW_LINKS = 2;
const MANY_LINKS = 5;
const REPEATED_LINES = 3;
/** A word that makes up more than this part of a text of at least so many words is repeated, not written. */
const REPEATED_PART = 1 / 3;
const REPEATED_MIN_WORDS = 30;

const LINK = /\bhttps?:\/\/|\bwww\.[\w-]+\./gi;
const LINK_MARKUP = /<a\s[^>]*href|\[(?:url|link)[=\]]/i;

/** How a form was filled in. A call that does not come from our forms has neither. */
export type FormSigns = {
  /** What stands in the field that people leave empty. */
  [TRAP_FIELD]?: string | null | undefined;
  /** How long the form was open, in milliseconds; missing where no script could measure it. */
  filledInMs?: number | null | undefined;
};

/** The texts of an enquiry that are looked at. */
export type EnquiryTexts = { firstName: string; lastName: string; company: string; message: string };

/** Whether a form was filled in by a robot, as far as the way it was filled in tells. */
export function isFilledByRobot({ website, filledInMs }: FormSigns): boolean {
  if (website) return true;
  return typeof filledInMs === 'number' && filledInMs < MIN_FILL_MS;
}

/**
 * Whether an enquiry reads like an advertisement sent by a machine. Careful: one or two links are what a client sends
 * who wants to show something, so they count only together with other signs.
 */
export function looksAdvertised({ firstName, lastName, company, message }: EnquiryTexts): boolean {
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

function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** The same line again and again, or hardly anything but one word. */
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
