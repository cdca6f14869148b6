import type { FastifyRequest } from 'fastify';
import { postListQuerySchema } from '@tideline/domain/post/post.schema';
import type { CacheRequest } from '../cache/response-cache.ts';
import type { PlainResponse } from '../cache/cached-response.ts';
import type { Inputs } from './call.ts';
import { FIELDS } from './declared/chosen-fields.ts';
import { pageHeaders } from './paging.ts';
import type { createCaller } from '../../router.ts';

type Posts = ReturnType<typeof createCaller>['posts'];
/** The unvalidated parameters of a list: the procedure validates. */
export type ListQuery = NonNullable<Exclude<Inputs['posts']['list'], void>>;

/** Views do not change the content version, so a cached answer may show a number this old. */
const VIEWS_LAG_MS = 60_000;
const LIST_PATH = '/api/posts';
const PARAMETERS = Object.keys(postListQuerySchema.shape).toSorted() as (keyof ListQuery)[];

/** Whether a request gets the public answer: it has no authorization header at all. */
export function isAnonymous(request: FastifyRequest): boolean {
  return request.headers.authorization === undefined;
}

/** Whether the answer may come from the cache: it is the public one, and whole. */
export function isCacheable(request: FastifyRequest): boolean {
  return isAnonymous(request) && (request.query as Record<string, unknown>)[FIELDS] === undefined;
}

/** The cache key and builder of a public list. The key contains only the known parameters, in a fixed order. */
export function publicListRequest(query: ListQuery, list: Posts['list']): CacheRequest {
  const given = PARAMETERS.filter((name) => query[name] !== undefined);
  const search = given.map((name) => `${name}=${encodeURIComponent(String(query[name]))}`).join('&');
  const address = search === '' ? LIST_PATH : `${LIST_PATH}?${search}`;
  // Fastify parses a repeated parameter as an array, which the procedure refuses.
  const isRepeated = given.some((name) => typeof query[name] !== 'string');
  return {
    key: isRepeated ? null : address,
    isUnbounded: () => given.length > 0,
    maxAgeMs: VIEWS_LAG_MS,
    make: async () => {
      const page = await list(query);
      return jsonAnswer(page.items, pageHeaders(address, page));
    },
  };
}

/** The cache key and builder of a public post. A missing post is an error, which is not cached. */
export function publicPostRequest(id: string, byId: Posts['byId']): CacheRequest {
  return {
    key: `/api/posts/${id}`,
    maxAgeMs: VIEWS_LAG_MS,
    make: async () => jsonAnswer(await byId({ id })),
  };
}

/** A cacheable answer to anonymous callers. */
export function jsonAnswer(body: unknown, headers: Record<string, string> = {}): PlainResponse {
  const own = { 'content-type': 'application/json; charset=utf-8', vary: 'Authorization' };
  return { status: 200, headers: { ...own, ...headers }, body: JSON.stringify(body) };
}
