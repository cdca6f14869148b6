import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { contentTag } from '../host/content-tag.ts';
import { Overtaken } from './errors.ts';

/** The `ETag` of the object in a REST answer: the write is refused if the object has changed since. */
export const expectedTagShape = { expectedTag: z.string().max(100).optional() };

/**
 * Refuses a write if the object has changed since the caller read it. Call it while the row is locked.
 * @param content the present REST answer
 * @param tag the `ETag` that the caller has read; undefined for a write without a condition
 * @throws TRPCError CONFLICT
 */
export function refuseIfChanged(content: object, tag: string | undefined, noun: 'call' | 'inquiry'): void {
  if (tag === undefined || contentTag(content) === tag) return;
  const message = `This ${noun} has changed since it was read. Read it again.`;
  throw new TRPCError({ code: 'CONFLICT', message, cause: new Overtaken() });
}
