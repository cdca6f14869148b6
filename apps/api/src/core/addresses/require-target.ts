import { TRPCError } from '@trpc/server';
import { postPath } from '@tideline/domain/site/site-path';
import { FieldRefused } from '../rpc/errors.ts';
import type { Trx } from '../store/schema.ts';
import { findTarget, type RedirectTarget } from './redirects.repository.ts';

/**
 * The target of a redirect from a path, named by an address of this site.
 * @param options.field the input field that holds the address
 * @throws TRPCError BAD_REQUEST when it names a post or page that does not exist, or the path itself
 */
export async function requireTarget(
  trx: Trx,
  address: string,
  { from, field }: { from: string; field: string },
): Promise<RedirectTarget> {
  const target = await findTarget(trx, address);
  const path = target && ('postId' in target ? postPath(target.postId) : target.path);
  if (target === undefined || path === from) throw fieldRefused(field, 'No other post or page has this address.');
  return target;
}

/** A refusal of one input field. */
export function fieldRefused(field: string, message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused(field) });
}
