import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Post } from '@tideline/domain/post/post';
import { unpublishedSchema } from '@tideline/domain/address/redirect.schema';
import {
  newPostSchema,
  postChangesSchema,
  postIdSchema,
  postListQuerySchema,
  postVersion,
} from '@tideline/domain/post/post.schema';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { appRouter } from '../../router.ts';
import type { Inputs } from './call.ts';
import { toInputJsonSchema } from './docs/json-schema.ts';
import {
  answer,
  BEARER,
  emptyAnswer,
  failures,
  IF_MATCH,
  IF_NONE_MATCH,
  listAnswer,
  OPTIONAL_BEARER,
} from './docs/openapi.ts';
import { PAGE_HEADERS, sendPage } from './paging.ts';
import { postCondition, postTag, sendTagged, underCondition } from './conditions/tags.ts';
import { isAnonymous, type ListQuery, publicListRequest, publicPostRequest } from './public-posts.ts';

const tags = ['Posts'];
const params = toInputJsonSchema(postIdSchema);
/** Ids have at most 200 characters. */
const POST_URL = '/posts/:id(^.{1,200}$)';

type PostRoutesOptions = { cache: ResponseCache; bodyLimitBytes: number };

/** The blog: read by everybody, written by staff. */
export function postRoutes(rest: FastifyInstance, { cache, bodyLimitBytes }: PostRoutesOptions): void {
  rest.get<{ Querystring: ListQuery }>(
    '/posts',
    {
      config: { procedure: appRouter.posts.list },
      schema: {
        tags,
        ...OPTIONAL_BEARER,
        summary: 'List posts, newest first',
        description: 'Published posts; with a bearer token posts in every status, and `status` chooses one.',
        querystring: toInputJsonSchema(postListQuerySchema),
        response: {
          200: listAnswer('Post', 'A page of posts', PAGE_HEADERS),
          ...failures(400, 401),
        },
      },
    },
    async (request, reply) =>
      isAnonymous(request)
        ? sendCached(request, reply, cache, publicListRequest(request.query, request.call.posts.list))
        : sendPage(request, reply, await request.call.posts.list(request.query)),
  );

  rest.get<{ Params: { id: string } }>(
    POST_URL,
    {
      config: { procedure: appRouter.posts.byId },
      schema: {
        tags,
        ...OPTIONAL_BEARER,
        headers: IF_NONE_MATCH,
        params,
        summary: 'Read a post',
        description: 'A post that is not public is there only for a bearer token.',
        response: {
          200: answer('Post', 'The post', {
            ETag: 'Names this version; with a bearer token it is what `If-Match` takes',
          }),
          304: emptyAnswer('The caller has this version: `If-None-Match` was its ETag'),
          ...failures(400, 401, 404),
        },
      },
    },
    async (request, reply) =>
      isAnonymous(request)
        ? sendCached(request, reply, cache, publicPostRequest(request.params.id, request.call.posts.byId))
        : sendPost(request, reply, await request.call.posts.byId(request.params)),
  );

  rest.post<{ Body: Inputs['posts']['create'] }>(
    '/posts',
    {
      config: { procedure: appRouter.posts.create, requiresBody: true },
      bodyLimit: bodyLimitBytes,
      schema: {
        tags,
        ...BEARER,
        summary: 'Create a post',
        description:
          'No field is required. `tags` may be a list or a comma-separated text; `publishDate` a day or a time.',
        body: toInputJsonSchema(newPostSchema),
        response: {
          201: answer('Post', 'The new post', { Location: 'Where it can be read' }),
          ...failures(400, 401, 403, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const post = await request.call.posts.create(request.body);
      reply.code(201).headers({ Location: `/api/posts/${post.id}`, ETag: postTag(post) });
      return post;
    },
  );

  rest.put<{ Params: { id: string }; Body: PutBody }>(
    POST_URL,
    {
      config: { procedure: appRouter.posts.update },
      bodyLimit: bodyLimitBytes,
      schema: {
        tags,
        ...BEARER,
        headers: IF_MATCH,
        params,
        summary: 'Change a post',
        description:
          'Changes only what the body names: `{"status": "draft"}` takes a post off the blog. With `expectedVersion`, ' +
          'the `version` that was read before, a post that somebody else has saved since is left as it is (409). The header ' +
          '`If-Match` with the ETag that was read does the same (412), and refuses another post than the one that was read. ' +
          'When a published post is taken off the blog, `unpublished` says what its address answers: `hidden` (404, the ' +
          'default), `gone` (410), or `redirect` to another page of the site.',
        body: toInputJsonSchema(
          postChangesSchema.extend({
            expectedVersion: postVersion.optional(),
            unpublished: unpublishedSchema.optional(),
          }),
        ),
        response: {
          200: answer('Post', 'The changed post'),
          ...failures(400, 401, 403, 404, 409, 412, 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const update = { id, ...toChange(request.body), ...postCondition(request) };
      const post = await underCondition(request, () => request.call.posts.update(update));
      reply.header('ETag', postTag(post));
      return post;
    },
  );

  rest.delete<{ Params: { id: string } }>(
    POST_URL,
    {
      config: { procedure: appRouter.posts.remove },
      schema: {
        tags,
        ...BEARER,
        headers: IF_MATCH,
        params,
        summary: 'Move a post to the trash',
        description: 'It is kept there for 30 days and can be restored.',
        response: {
          204: emptyAnswer('It is in the trash'),
          ...failures(400, 401, 403, 404, 412),
        },
      },
    },
    async (request, reply) => {
      const removal = { ...request.params, ...postCondition(request) };
      await underCondition(request, () => request.call.posts.remove(removal));
      return reply.code(204).send();
    },
  );
}

type Update = Inputs['posts']['update'];
type PutBody = Update['changes'] & Pick<Update, 'expectedVersion' | 'unpublished'>;

/** A post for a caller with a token. */
function sendPost(request: FastifyRequest, reply: FastifyReply, post: Post): Post | FastifyReply {
  return sendTagged(request, reply, post, postTag(post));
}

/** Separates options from fields. A body that is not an object is passed on, and the procedure refuses it. */
function toChange(body: PutBody): Pick<Update, 'changes' | 'expectedVersion' | 'unpublished'> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { changes: body };
  const { expectedVersion, unpublished, ...changes } = body;
  return { changes, expectedVersion, unpublished };
}
