import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { postCondition, postTag, sendTagged, underCondition } from './conditions/tags.ts';
import { routeOf } from './declared/declared.routes.ts';
import { sendPage } from './paging.ts';
import { isCacheable, type ListQuery, publicListRequest, publicPostRequest } from './public-posts.ts';

type PostRoutesOptions = { cache: ResponseCache; bodyLimitBytes: number };

/** Posts: anonymous answers come from the cache, and tags name the version of a post. */
export function postRoutes(rest: FastifyInstance, { cache, bodyLimitBytes }: PostRoutesOptions): void {
  rest.route<{ Querystring: ListQuery }>({
    ...routeOf(appRouter.posts.list),
    async handler(request, reply) {
      if (isCacheable(request)) {
        return sendCached(request, reply, cache, publicListRequest(request.query, request.call.posts.list));
      }
      return sendPage(request, reply, await request.call.posts.list(request.query));
    },
  });

  rest.route<{ Params: { id: string } }>({
    ...routeOf(appRouter.posts.byId),
    async handler(request, reply) {
      const { id } = request.params;
      if (isCacheable(request)) {
        return sendCached(request, reply, cache, publicPostRequest(id, request.call.posts.byId));
      }
      const post = await request.call.posts.byId({ id });
      return sendTagged(request, reply, post, postTag(post));
    },
  });

  const { config, ...creation } = routeOf(appRouter.posts.create);
  rest.route<{ Body: Inputs['posts']['create'] }>({
    ...creation,
    config: { ...config, requiresBody: true },
    bodyLimit: bodyLimitBytes,
    async handler(request, reply) {
      const post = await request.call.posts.create(request.body);
      reply.code(201).headers({ Location: `/api/posts/${post.id}`, ETag: postTag(post) });
      return post;
    },
  });

  rest.route<{ Params: { id: string }; Body: PutBody }>({
    ...routeOf(appRouter.posts.update),
    bodyLimit: bodyLimitBytes,
    async handler(request, reply) {
      const { id } = request.params;
      const update = { id, ...toChange(request.body), ...postCondition(request) };
      const post = await underCondition(request, () => request.call.posts.update(update));
      reply.header('ETag', postTag(post));
      return post;
    },
  });

  rest.route<{ Params: { id: string } }>({
    ...routeOf(appRouter.posts.remove),
    async handler(request, reply) {
      const removal = { ...request.params, ...postCondition(request) };
      await underCondition(request, () => request.call.posts.remove(removal));
      return reply.code(204).send();
    },
  });
}

type Update = Inputs['posts']['update'];
type PutBody = Update['changes'] & Pick<Update, 'expectedVersion' | 'unpublished'>;

/** Separates options from fields. A body that is not an object is passed on, and the procedure refuses it. */
function toChange(body: PutBody): Pick<Update, 'changes' | 'expectedVersion' | 'unpublished'> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { changes: body };
  const { expectedVersion, unpublished, ...changes } = body;
  return { changes, expectedVersion, unpublished };
}
