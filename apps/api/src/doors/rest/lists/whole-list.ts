import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SEARCH_COUNT_MAX, type ForwardPage } from '@tideline/domain/entity/page';
import { chosenFields } from '../declared/chosen-fields.ts';
import { pageHeaders, sendPage } from '../paging.ts';

/** Maximum number of items in a list answered without `limit` and `cursor`. */
const WHOLE_LIST_MAX = 10_000;
/** For the OpenAPI document. */
export const WHOLE_LIST =
  `Without \`limit\` and \`cursor\` the whole list is answered, up to ${WHOLE_LIST_MAX.toLocaleString('en-US')}; \`Link\` leads on from there. ` +
  'With either, pages of up to 100. A connection that ends before the answer is complete, is an error: ask again.';

type Asked = { limit?: unknown; cursor?: unknown; since?: unknown } | void | undefined;
/** Reads a page of the requested list. */
type ReadPage<Item> = (page: { cursor?: string; until?: string }) => Promise<ForwardPage<Item>>;

/** Whether the request is for the whole list. */
export function isWhole(query: Asked): boolean {
  const { limit, cursor, since } = query ?? {};
  return limit === undefined && cursor === undefined && since === undefined;
}

/**
 * Streams a list as one JSON array: one page in memory at a time, no faster than the client reads. Every item that exists
 * throughout appears exactly once, whatever is written meanwhile. A failure closes the connection, so that a truncated
 * answer is not valid JSON.
 */
export async function sendWholeList<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  read: ReadPage<Item>,
): Promise<Item[] | FastifyReply> {
  const first = await read({});
  if (first.nextCursor === null) return sendPage(request, reply, first);
  const end = isCountedWithin(first) ? null : await findEnd(first, read);
  return reply
    .headers(pageHeaders(request.url, { ...first, nextCursor: end }))
    .type('application/json; charset=utf-8')
    .send(Readable.from(toJson(first, end, read, chosenFields(request)), { objectMode: false }));
}

/** Whether the count proves that the answer contains the whole list. The count of a search may stop at its limit. */
function isCountedWithin({ total }: ForwardPage<unknown>): boolean {
  return total <= WHOLE_LIST_MAX && total !== SEARCH_COUNT_MAX;
}

/**
 * The cursor after the last item of the answer; null when the list ends before it. Found first, since headers are sent
 * before the body.
 */
async function findEnd<Item>(first: ForwardPage<Item>, read: ReadPage<Item>): Promise<string | null> {
  let count = first.items.length;
  let { nextCursor } = first;
  while (nextCursor !== null && count < WHOLE_LIST_MAX) {
    const page = await read({ cursor: nextCursor });
    count += page.items.length;
    nextCursor = page.nextCursor;
  }
  return nextCursor;
}

async function* toJson<Item>(
  first: ForwardPage<Item>,
  end: string | null,
  read: ReadPage<Item>,
  choose: (item: Item) => unknown,
): AsyncGenerator<string> {
  const toText = (items: readonly Item[]) => items.map((item) => JSON.stringify(choose(item))).join(',');
  yield `[${toText(first.items)}`;
  let cursor = first.nextCursor;
  while (cursor !== null) {
    const page = await read({ cursor, ...(end !== null && { until: end }) });
    if (page.items.length > 0) yield `,${toText(page.items)}`;
    cursor = page.nextCursor;
  }
  yield ']';
}
