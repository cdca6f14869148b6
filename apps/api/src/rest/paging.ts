import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '@tideline/domain/page';

/** The headers in which a list says what does not belong into the array. */
export const PAGE_HEADERS = {
  Link: 'The address of the next page, as `<…>; rel="next"`; missing on the last page',
  'X-Total-Count': 'How many there are over all pages',
};

/** Sends a page as a plain array; where to go on and how many there are stands in the headers. */
export function sendPage<Item>(request: FastifyRequest, reply: FastifyReply, page: Page<Item>): Item[] {
  reply.header('X-Total-Count', page.total);
  if (page.nextCursor !== null) {
    const [path = '', query] = request.url.split('?', 2);
    const parameters = new URLSearchParams(query);
    parameters.set('cursor', page.nextCursor);
    reply.header('Link', `<${path}?${parameters.toString()}>; rel="next"`);
  }
  return page.items;
}
