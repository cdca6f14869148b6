import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { postIdentity, type Post } from '@tideline/domain/post/post';
import { contentTag } from '../../../core/host/content-tag.ts';
import { Overtaken } from '../../../core/rpc/errors.ts';

/** Sends `body` with its tag, or 304 without a body if the caller has it already. */
export function sendTagged<Body>(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Body,
  tag = contentTag(body),
): Body | FastifyReply {
  reply.header('ETag', tag);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''));
  return known.includes(tag) ? reply.code(304).send() : body;
}

/** The tag of a post: its identity, version and views, which change without a save. */
export function postTag(post: Pick<Post, 'key' | 'createdAt' | 'version' | 'views'>): string {
  return `"${postIdentity(post)}.${post.version}-${post.views}"`;
}

/** The post and version required by a write. */
type PostCondition = { expectedIdentity: string; expectedVersion: number };

/**
 * The condition of `If-Match` on a post; empty without the header and for `*`.
 * @throws TRPCError PRECONDITION_FAILED when it names no version of a post
 */
export function postCondition({ headers }: FastifyRequest): Partial<PostCondition> {
  const wanted = headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return {};
  const [, expectedIdentity, version] = /^"([a-z0-9.-]+)\.(\d{1,9})-\d+"$/.exec(wanted.trim()) ?? [];
  if (expectedIdentity !== undefined) return { expectedIdentity, expectedVersion: Number(version) };
  throw new TRPCError({
    code: 'PRECONDITION_FAILED',
    message: 'If-Match must be the ETag that this address answered to the same token. Read it again to get that.',
  });
}

/** Runs a write under the condition of `If-Match`: a conflict is answered with 412 instead of 409. */
export async function underCondition<Result>(request: FastifyRequest, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (request.headers['if-match'] === undefined) throw error;
    if (!(error instanceof TRPCError && error.cause instanceof Overtaken)) throw error;
    throw new TRPCError({ code: 'PRECONDITION_FAILED', message: error.message, cause: error.cause });
  }
}

/** The ETag required by `If-Match`, for objects without versions; undefined without the header and for `*`. */
export function expectedTag({ headers }: FastifyRequest): string | undefined {
  const wanted = headers['if-match']?.trim();
  return wanted === '*' ? undefined : wanted;
}
