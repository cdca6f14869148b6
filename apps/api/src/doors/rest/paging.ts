import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ForwardPage } from '@tideline/domain/entity/page';
import type { z } from 'zod';
import type { AnswerName } from './answers.ts';
import { type JsonSchema, toInputJsonSchema } from './docs/json-schema.ts';
import { BEARER, failures, listAnswer } from './docs/openapi.ts';

/** The headers of a list, for the OpenAPI document. */
export const PAGE_HEADERS = {
  Link: 'The address of the next page, as `<…>; rel="next"`; missing on the last page',
  'X-Total-Count': 'How many there are over all pages',
};

/** The OpenAPI description of a list of `noun` for staff. */
export function listForStaff(
  tags: string[],
  name: AnswerName,
  noun: string,
  query: z.ZodType,
  order = 'newest first',
): JsonSchema {
  return {
    tags,
    ...BEARER,
    summary: `List ${noun}, ${order}`,
    querystring: toInputJsonSchema(query),
    response: { 200: listAnswer(name, `A page of ${noun}`, PAGE_HEADERS), ...failures(400, 401, 403) },
  };
}

/** Sends a page as a plain array, with the next page and the total in headers. */
export function sendPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: ForwardPage<Item>,
  parameter: 'cursor' | 'since' = 'cursor',
): Item[] {
  reply.headers(pageHeaders(request.url, page, parameter));
  return page.items;
}

/** The headers of a page requested at `url` (path and query). */
export function pageHeaders(
  url: string,
  page: ForwardPage<unknown>,
  parameter: 'cursor' | 'since' = 'cursor',
): Record<string, string> {
  const total = { 'x-total-count': String(page.total) };
  if (page.nextCursor === null) return total;
  const [path = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set(parameter, page.nextCursor);
  return { ...total, link: `<${path}?${parameters.toString()}>; rel="next"` };
}
