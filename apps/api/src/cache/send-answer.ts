import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { AnswerCache, AnswerRequest } from './answer-cache.ts';

/** Whoever keeps a copy asks before each use whether it still holds: what staff change is seen at once, everywhere. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Sends a kept answer in the form the caller takes; 304 without a body when the caller has it already. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answers: AnswerCache,
  wanted: AnswerRequest,
): Promise<FastifyReply> {
  const { kept, form } = await answers.find(wanted, acceptedEncoding(request.headers['accept-encoding']));
  reply.headers(form.headers);
  const known = request.headers['if-none-match'];
  if (known !== undefined && kept.status === 200 && isKnown(known, kept.tag)) return reply.code(304).send();
  return reply.code(kept.status).send(form.body);
}

/** Whether one of the tags names this answer, in whichever form the caller has it. */
function isKnown(header: string, tag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((text) => /^(?:W\/)?"([\w-]{22})(?:-br|-gzip)?"$/.exec(text.trim())?.[1] === tag);
}
