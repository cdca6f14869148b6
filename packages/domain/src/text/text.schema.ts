import { z } from 'zod';
import { ISSUE_SLUG_MAX_LENGTH } from '../newsletter/issue-parameter.ts';
import { EMAIL_MAX_LENGTH } from '../subscriber/email-address.ts';
import { PAGE_LIMIT_MAX, SEARCH_MAX_LENGTH } from '../entity/page.ts';
import { TRAP_FIELD } from '../contact/spam.ts';

/** The name of a text in sentences, and its maximum number of characters. */
type TextRule = { label: string; maxLength: number };

/** Text of several lines, stored exactly as sent. Refuses NUL and lone surrogates, which no database stores faithfully. */
export function longText({ label, maxLength }: TextRule) {
  return z
    .string({ error: `${label} must be text.` })
    .max(maxLength, { error: () => tooLong(label, maxLength) })
    .refine(isStorable, `${label} has characters that cannot be stored.`);
}

/** Text of one line: surrounding white space is removed, line breaks and control characters are refused. */
export function lineOfText({ label, maxLength }: TextRule) {
  return z
    .string({ error: (issue) => missingOrWrong(label, issue.input) })
    .trim()
    .max(maxLength, { error: () => tooLong(label, maxLength) })
    .refine(isStorable, `${label} has characters that cannot be stored.`)
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), `${label} must be on one line.`);
}

/** Called only on a failure: loading the number format takes longer than building the rest of a schema. */
function tooLong(label: string, maxLength: number): string {
  return `${label} must be at most ${maxLength.toLocaleString('en-US')} characters long.`;
}

/** A line of text that must not be empty. */
export function requiredLine(rule: TextRule) {
  return lineOfText(rule).min(1, `${rule.label} is required.`);
}

/** A line of text that may be missing. Missing and `null` mean empty. */
export function optionalLine(rule: TextRule) {
  return orEmpty(lineOfText(rule));
}

/** Missing and `null` mean empty: the documented callers send either. */
export function orEmpty<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? '');
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

/** Further fields sent by our own forms: signs of a robot, and the beginning of the visit. Other callers omit them. */
export const formSignsShape = {
  [TRAP_FIELD]: longText({ label: 'Website', maxLength: 2_000 })
    .nullish()
    .meta({ description: 'Left empty by people.' }),
  filledInMs: z
    .number({ error: 'filledInMs must be a number of milliseconds.' })
    .nullish()
    .meta({ description: 'How long the form was open, in milliseconds.' }),
  fromIssue: longText({ label: 'Issue', maxLength: ISSUE_SLUG_MAX_LENGTH })
    .nullish()
    .meta({ description: 'The newsletter issue whose link began the visit, by the last part of its address.' }),
};

/** Where zod has found a problem. */
type Issue = { path?: PropertyKey[] | undefined };

/** A sentence that begins with the field's name as sent by the caller. */
export function fieldSentence({ path }: Issue, rule: string): string {
  return `${path?.join('.') || 'The input'} ${rule}`;
}

/** A refusal shared by schemas of many fields. */
export function ofField(rule: string) {
  return { error: (issue: Issue) => fieldSentence(issue, rule) };
}

const LISTED = ofField('must be one that a list has answered.');

/** The id of a row, as answered by a list. */
export const rowId = z
  .string(ofField('must be text.'))
  .min(1, ofField('must not be empty.'))
  .max(200, LISTED)
  .refine(isStorable, LISTED);

/** The search text of a list; any characters are allowed. */
export const searchQuery = z
  .string({ error: 'q must be given once, as text.' })
  .max(SEARCH_MAX_LENGTH, `q must be at most ${SEARCH_MAX_LENGTH} characters long.`)
  .refine(isStorable, 'q has characters that cannot be searched for.');

/** The order of a list, which may come from a URL; by default, the first one. */
export function sortOrder<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return z.enum(sorts, { error: `sort must be one of ${sorts.join(', ')}.` }).default(() => sorts[0]);
}

/** A filter value of a list, which may come from a URL. */
export function filterText(name: string, max: number) {
  return z
    .string({ error: `${name} must be given once, as text.` })
    .max(max, `${name} must be at most ${max} characters long.`)
    .refine(isStorable, `${name} has characters that cannot be searched for.`);
}

/** The paging input of every list: number of items and cursor. Both may come from a URL. */
export const pageQueryShape = pageQueryOf(PAGE_LIMIT_MAX);

/** The paging input of a list with pages of up to `max` items. */
export function pageQueryOf(max: number) {
  return {
    limit: z.coerce
      .number<number>({ error: 'limit must be a whole number.' })
      .int('limit must be a whole number.')
      .min(1, 'limit must be at least 1.')
      .max(max, `limit must be at most ${max}.`)
      .default(max),
    cursor: z
      .string(ofField('must be text.'))
      // The longest sort values of a list, as base64.
      .max(1_500, LISTED)
      .optional(),
  };
}

/** A cursor of the same list: nothing after it is read. */
export const untilCursor = pageQueryShape.cursor;

/** The number of a page, counted from 1, which may come from a URL. */
export const pageNumber = z.coerce
  .number<number>({ error: 'page must be a whole number.' })
  .int('page must be a whole number.')
  .min(1, 'page must be at least 1.')
  .max(100_000, 'page must be at most 100,000.')
  .default(1);

function missingOrWrong(label: string, input: unknown): string {
  return input === undefined || input === null ? `${label} is required.` : `${label} must be text.`;
}

/** Whether both databases store a text faithfully: no NUL, no lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}
