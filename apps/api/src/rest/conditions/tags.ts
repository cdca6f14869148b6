import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Post } from '@tideline/domain/post/post';
import { contentTag } from '../../host/content-tag.ts';
import { Overtaken } from '../../rpc/errors.ts';

/** Sends `body` with its tag; 304 without a body to a caller that has it already. */
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

/** The tag of a post: its version, and its views, which change without a save. */
export function postTag({ version, views }: Pick<Post, 'version' | 'views'>): string {
  return `"${version}-${views}"`;
}

/**
 * The version that `If-Match` requires; undefined without the header and for `*`.
 * @throws TRPCError PRECONDITION_FAILED when it names none
 */
export function expectedVersion({ headers }: FastifyRequest): number | undefined {
  const wanted = headers['if-match'];
  if (wanted === undefined || wanted.trim() === '*') return undefined;
  const version = /^"(\d{1,9})(?:-\d+)?"$/.exec(wanted.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw new TRPCError({
    code: 'PRECONDITION_FAILED',
    message: 'If-Match must be the ETag that this address answered to the same token, such as "7".',
  });
}

/** Runs a write under the condition of `If-Match`: another version is 412 instead of 409. */
export async function underCondition<Result>(request: FastifyRequest, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (request.headers['if-match'] === undefined) throw error;
    if (!(error instanceof TRPCError && error.cause instanceof Overtaken)) throw error;
    throw new TRPCError({ code: 'PRECONDITION_FAILED', message: error.message, cause: error.cause });
  }
}

/** The ETag that `If-Match` requires of something without versions; undefined without the header and for `*`. */
export function expectedTag({ headers }: FastifyRequest): string | undefined {
  const wanted = headers['if-match']?.trim();
  return wanted === '*' ? undefined : wanted;
}
