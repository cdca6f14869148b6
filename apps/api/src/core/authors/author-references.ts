import { TRPCError } from '@trpc/server';
import { FieldRefused } from '../rpc/errors.ts';
import { selectPeople } from '../store/people.ts';
import type { Trx } from '../store/schema.ts';

/** @throws TRPCError BAD_REQUEST when there is no such picture */
export async function requirePicture(trx: Trx, id: string | null): Promise<void> {
  if (id === null) return;
  const row = await trx.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst();
  if (row) return;
  const message = 'This picture no longer exists.';
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('pictureId') });
}

/** @throws TRPCError BAD_REQUEST when there is no such account, CONFLICT when it has another profile */
export async function requireFreeAccount(trx: Trx, staffId: string | null, authorId: string): Promise<void> {
  if (staffId === null) return;
  const account = await selectPeople(trx)
    .leftJoin('authors', 'authors.staff_id', 'staff.id')
    .select('authors.id as author_id')
    .where('staff.id', '=', staffId)
    .executeTakeFirst();
  if (account && (account.author_id === null || account.author_id === authorId)) return;
  throw new TRPCError({
    code: account ? 'CONFLICT' : 'BAD_REQUEST',
    message: account ? 'This colleague already has a different profile.' : 'This account no longer exists.',
    cause: new FieldRefused('staffId'),
  });
}
