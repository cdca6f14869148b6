import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { contentTag } from '../host/content-tag.ts';
import { Overtaken } from './errors.ts';

/** The `ETag` under which REST answered what a write changes: a change since then refuses the write. */
export const expectedTagShape = { expectedTag: z.string().max(100).optional() };

/**
 * Refuses a write to something that has changed since the caller read it. Call it while the row is locked.
 * @param content what REST answers now
 * @param tag the `ETag` that the caller has read; undefined for a write without a condition
 * @throws TRPCError CONFLICT
 */
export function refuseIfChanged(content: object, tag: string | undefined, noun: 'call' | 'inquiry'): void {
  if (tag === undefined || contentTag(content) === tag) return;
  const message = `This ${noun} has changed since it was read. Read it again.`;
  throw new TRPCError({ code: 'CONFLICT', message, cause: new Overtaken() });
}
