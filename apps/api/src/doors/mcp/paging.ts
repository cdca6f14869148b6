import { z } from 'zod';
import { pageQueryShape } from '@tideline/domain/text/text.schema';

/** Default number of items per list: models read all of them. */
const FEW = 20;

/** The paging input of each list, with fewer items than people get. */
export const fewQueryShape = {
  limit: pageQueryShape.limit.removeDefault().default(FEW).describe('How many items'),
  cursor: pageQueryShape.cursor.describe('The nextCursor of the page before'),
};

/** Applies the smaller default limit to a list's input. */
export function few(input: unknown): object {
  return { limit: FEW, ...(input as object) };
}

/** Default length of a part of a long text, in characters. */
const PART_LENGTH = 20_000;
const PART_MAX_LENGTH = 100_000;

/** Which part of a long text. */
export const partShape = {
  offset: z.int({ error: 'offset must be a whole number.' }).min(0).default(0).describe('First character of the text'),
  length: z
    .int({ error: 'length must be a whole number.' })
    .min(1)
    .max(PART_MAX_LENGTH, `length must be at most ${PART_MAX_LENGTH}.`)
    .default(PART_LENGTH)
    .describe('How many characters of the text'),
};

/** What an answer has beside the entity with a part of its text. */
export const partAnswer = z.object({
  contentLength: z.int().min(0).describe('Of the whole text'),
  nextOffset: z.int().nullable().describe('The offset of the next part; null after the last one'),
});

/** The entity with a part of its text, and the start of the next part; null after the last one. */
export function partOf<Found extends { content: string }>(
  found: Found,
  { offset, length }: { offset: number; length: number },
) {
  const { content } = found;
  const end = Math.min(content.length, offset + length);
  return {
    ...found,
    content: content.slice(offset, end),
    contentLength: content.length,
    nextOffset: end < content.length ? end : null,
  };
}
