import type { FastifyRequest } from 'fastify';
import { postListQuerySchema } from '@tideline/domain/post/post.schema';
import type { CacheRequest } from '../cache/response-cache.ts';
import type { PlainResponse } from '../cache/cached-response.ts';
import type { Inputs } from './call.ts';
import { pageHeaders } from './paging.ts';
import type { createCaller } from '../router.ts';

type Posts = ReturnType<typeof createCaller>['posts'];
/** The parameters of a list, as they came: the procedure says what is wrong with them. */
export type ListQuery = NonNullable<Exclude<Inputs['posts']['list'], void>>;

/** Counting a view is no change of content, so the number in a kept answer may be this much behind. */
const VIEWS_LAG_MS = 60_000;
const LIST_PATH = '/api/posts';
const PARAMETERS = Object.keys(postListQuerySchema.shape).toSorted() as (keyof ListQuery)[];

/** Whether the answer is the one for everybody. Who sends any authorization at all gets an answer of their own. */
export function isAnonymous(request: FastifyRequest): boolean {
  return request.headers.authorization === undefined;
}

/** How everybody's list of posts is known, and made: by the parameters it minds, however the rest is spelled. */
export function publicListRequest(query: ListQuery, list: Posts['list']): CacheRequest {
  const given = PARAMETERS.filter((name) => query[name] !== undefined);
  const search = given.map((name) => `${name}=${encodeURIComponent(String(query[name]))}`).join('&');
  const address = search === '' ? LIST_PATH : `${LIST_PATH}?${search}`;
  // A repeated parameter comes as a list, which the procedure refuses.
  const isRepeated = given.some((name) => typeof query[name] !== 'string');
  return {
    // What people search for is hardly ever asked for twice.
    key: query.q === undefined && !isRepeated ? address : null,
    isUnbounded: () => given.length > 0,
    maxAgeMs: VIEWS_LAG_MS,
    make: async () => {
      const page = await list(query);
      return jsonAnswer(page.items, pageHeaders(address, page));
    },
  };
}

/** How a post is known, and made. One that is not there is an error, which is not kept. */
export function publicPostRequest(id: string, byId: Posts['byId']): CacheRequest {
  return {
    key: `/api/posts/${id}`,
    maxAgeMs: VIEWS_LAG_MS,
    make: async () => jsonAnswer(await byId({ id })),
  };
}

function jsonAnswer(body: unknown, headers: Record<string, string> = {}): PlainResponse {
  const own = { 'content-type': 'application/json; charset=utf-8', vary: 'Authorization' };
  return { status: 200, headers: { ...own, ...headers }, body: JSON.stringify(body) };
}
