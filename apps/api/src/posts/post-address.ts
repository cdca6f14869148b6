import { TRPCError } from '@trpc/server';
import { transliterate } from 'transliteration';
import type { Post } from '@tideline/domain/post/post';
import { numberedPostId, toPostId } from '@tideline/domain/post/post-id';
import { isRedirected } from '../addresses/redirects.repository.ts';
import { FieldRefused } from '../rpc/errors.ts';
import type { Trx } from '../store/schema.ts';

const ATTEMPTS = 1_000;

/**
 * The id that a new post asks for. A title in another script is transliterated, one without any letter gets the date.
 * @example wantedPostId('Маркетинг для клиник', …) // => 'marketing-dlya-klinik'
 * @param now ISO 8601 in UTC
 */
export function wantedPostId(title: string, now: string): string {
  if (title.trim() === '' || hasLatinLetter(title)) return toPostId(title);
  const words = transliterate(title);
  return /[a-z0-9]/i.test(words) ? toPostId(words) : `post-${now.slice(0, 10)}`;
}

/**
 * The first free id of the wanted one and those with a number. Posts in the trash keep theirs, and an id from which visitors
 * are redirected is only taken by hand.
 * @param own the current id of the post, which it may keep
 */
export function findFreeId(trx: Trx, wanted: string, own?: string): Promise<string> {
  return firstFree(
    wanted,
    async (id) => id === own || !((await hasPost(trx, 'id', id)) || (await isRedirected(trx, id))),
  );
}

/** The key of a new post: its first id, or with a number when an earlier post has it. */
export function findFreeKey(trx: Trx, id: string): Promise<string> {
  return firstFree(id, async (key) => !(await hasPost(trx, 'key', key)));
}

/** @throws TRPCError BAD_REQUEST when a post has the id, in the trash or not */
export async function requireFreeId(trx: Trx, id: string): Promise<void> {
  if (!(await hasPost(trx, 'id', id))) return;
  const message = 'Another post has this address; it may be in the trash.';
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('address') });
}

/**
 * The id of a post after a save: as set by hand, or the one of its title while it follows that.
 * @param address as sent; undefined: unchanged, empty: follow the title
 * @throws TRPCError BAD_REQUEST when another post has the address, or visitors know the post at its address
 */
export async function nextPostId(
  trx: Trx,
  before: Post,
  { address, title }: { address: string | undefined; title: string },
  now: string,
): Promise<string> {
  if (address !== undefined && address !== '') {
    if (address !== before.id) await requireFreeId(trx, address);
    return address;
  }
  if (address === '' && before.firstPublishedAt !== null) {
    const message = 'A post that was published keeps its address until another one is given.';
    throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('address') });
  }
  if (title.trim() === '' || (address === undefined && !before.isAddressAutomatic)) return before.id;
  const wanted = wantedPostId(title, now);
  if (address === undefined && wanted === wantedPostId(before.title, now)) return before.id;
  return findFreeId(trx, wanted, before.id);
}

async function firstFree(wanted: string, isFree: (id: string) => Promise<boolean>): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const id = numberedPostId(wanted, attempt);
    if (await isFree(id)) return id;
  }
  throw new Error(`No free id after ${ATTEMPTS} attempts: ${wanted}`);
}

async function hasPost(trx: Trx, column: 'id' | 'key', value: string): Promise<boolean> {
  return (await trx.selectFrom('posts').select('id').where(column, '=', value).executeTakeFirst()) !== undefined;
}

function hasLatinLetter(title: string): boolean {
  return /[a-z]/i.test(title.normalize('NFKD'));
}
