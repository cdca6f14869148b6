import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ForwardPage } from '@tideline/domain/entity/page';

/** The headers of a list, for the OpenAPI document. */
export const PAGE_HEADERS = {
  Link: 'The address of the next page, as `<…>; rel="next"`; missing on the last page',
  'X-Total-Count': 'How many there are over all pages',
};

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
