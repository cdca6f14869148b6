import { fieldSentence } from '@tideline/domain/text/text.schema';
import { z } from 'zod';

/** The names of kinds of values. */
const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/**
 * Gives refused fields without a sentence in their schema a sentence with their name: zod's own are not written for people.
 */
export function setFieldSentences(): void {
  z.config({ customError: (issue) => fieldSentence(issue, ruleOf(issue)) });
}

function ruleOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined && issue.expected !== 'object') return 'is required.';
      return `must be ${KINDS[issue.expected] ?? `of the type ${issue.expected}`}.`;
    }
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return `must ${sizeOf(issue.origin)} at least ${issue.minimum}${unitOf(issue.origin)}.`;
    case 'too_big':
      return `must ${sizeOf(issue.origin)} at most ${issue.maximum}${unitOf(issue.origin)}.`;
    case 'unrecognized_keys':
      return `must not have ${issue.keys.join(', ')}.`;
    default:
      return 'is not valid.';
  }
}

function sizeOf(origin: string): 'have' | 'be' {
  return origin === 'string' || origin === 'array' ? 'have' : 'be';
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' items' : '';
}
