import { z } from 'zod';
import { EMAIL_MAX_LENGTH } from '../email-address.ts';
import { PAGE_LIMIT_MAX } from '../page.ts';

/** Text of several lines, kept exactly as sent. Refuses NUL and lone surrogates, which no database keeps faithfully. */
export function longText(label: string, max: number) {
  return z
    .string({ error: `${label} must be text.` })
    .max(max, `${label} must be at most ${max.toLocaleString('en-US')} characters long.`)
    .refine(isStorable, `${label} has characters that cannot be stored.`);
}

/** Text of one line: surrounding white space is taken off, line breaks and control characters are refused. */
export function lineOfText(label: string, max: number) {
  return z
    .string({ error: (issue) => missingOrWrong(label, issue.input) })
    .trim()
    .max(max, `${label} must be at most ${max.toLocaleString('en-US')} characters long.`)
    .refine(isStorable, `${label} has characters that cannot be stored.`)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), `${label} must be on one line.`);
}

/** A line of text that must not be empty. */
export function requiredLine(label: string, max: number) {
  return lineOfText(label, max).min(1, `${label} is required.`);
}

/** An e-mail address, by the rule browsers use for `<input type="email">`. */
export function emailAddress(label = 'Email address') {
  return z
    .string({ error: (issue) => missingOrWrong(label, issue.input) })
    .trim()
    .min(1, `${label} is required.`)
    .max(EMAIL_MAX_LENGTH, `${label} must be at most ${EMAIL_MAX_LENGTH} characters long.`)
    .regex(z.regexes.html5Email, `${label} must look like name@example.com.`);
}

/** What every list takes: how many items, and where to go on. Both may come from a URL. */
export const pageQueryShape = {
  limit: z.coerce
    .number({ error: 'limit must be a whole number.' })
    .int('limit must be a whole number.')
    .min(1, 'limit must be at least 1.')
    .max(PAGE_LIMIT_MAX, `limit must be at most ${PAGE_LIMIT_MAX}.`)
    .default(PAGE_LIMIT_MAX),
  cursor: z
    .string({ error: 'cursor must be text.' })
    .max(500, 'cursor must be one that a list has answered.')
    .optional(),
};

function missingOrWrong(label: string, input: unknown): string {
  return input === undefined || input === null ? `${label} is required.` : `${label} must be text.`;
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
