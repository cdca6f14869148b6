import { TRPCError } from '@trpc/server';
import { transliterate } from 'transliteration';
import type { Post } from '@tideline/domain/post/post';
import { numberedPostId, toPostId } from '@tideline/domain/post/post-id';
import { findHolder } from '../../core/addresses/post-ids.repository.ts';
import { isRedirected } from '../../core/addresses/redirects.repository.ts';
import { FieldRefused } from '../../core/rpc/errors.ts';
import type { Trx } from '../../core/store/schema.ts';

const ATTEMPTS = 1_000;

/**
 * The wanted id of a new post. A title in another script is transliterated; one without letters gets the date.
 * @example wantedPostId('Маркетинг для клиник', …) // => 'marketing-dlya-klinik'
 * @param now ISO 8601 in UTC
 */
export function wantedPostId(title: string, now: string): string {
  if (title.trim() === '' || hasLatinLetter(title)) return toPostId(title);
  const words = transliterate(title);
  return /[a-z0-9]/i.test(words) ? toPostId(words) : `post-${now.slice(0, 10)}`;
}

/**
 * The first free id among the wanted one and its numbered forms. All former ids of a post stay reserved for it, and an id
 * from which visitors are redirected can be set by hand only.
 * @param own the requesting post, which may keep its id or take a former one again
 */
export function findFreeId(trx: Trx, wanted: string, own?: Pick<Post, 'id' | 'key'>): Promise<string> {
  return firstFree(wanted, async (id) => {
    if (id === own?.id) return true;
    const holder = await findHolder(trx, id);
    return holder === null ? !(await isRedirected(trx, id)) : holder === own?.key;
  });
}

/**
 * Refuses an id that another post has or had, even in the trash.
 * @param own the key of the requesting post, which may take a former id again
 * @throws TRPCError BAD_REQUEST
 */
export async function requireFreeId(trx: Trx, id: string, own?: string): Promise<void> {
  const holder = await findHolder(trx, id);
  if (holder === null || holder === own) return;
  const message = 'Another post has or had this address; it may be in the trash.';
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('address') });
}

/**
 * The id of a post after a save: set by hand, or derived from the title while it follows that.
 * @param address as sent; undefined: unchanged, empty: follow the title
 * @throws TRPCError BAD_REQUEST when another post has the address, or the post was already public at its address
 */
export async function nextPostId(
  trx: Trx,
  before: Post,
  { address, title }: { address: string | undefined; title: string },
  now: string,
): Promise<string> {
  if (address !== undefined && address !== '') {
    if (address !== before.id) await requireFreeId(trx, address, before.key);
    return address;
  }
  if (address === '' && before.firstPublishedAt !== null) {
    const message = 'A post that was published keeps its address until another one is given.';
    throw new TRPCError({ code: 'BAD_REQUEST', message, cause: new FieldRefused('address') });
  }
  if (title.trim() === '' || (address === undefined && !before.isAddressAutomatic)) return before.id;
  const wanted = wantedPostId(title, now);
  if (address === undefined && wanted === wantedPostId(before.title, now)) return before.id;
  return findFreeId(trx, wanted, before);
}

async function firstFree(wanted: string, isFree: (id: string) => Promise<boolean>): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const id = numberedPostId(wanted, attempt);
    if (await isFree(id)) return id;
  }
  throw new Error(`No free id after ${ATTEMPTS} attempts: ${wanted}`);
}

function hasLatinLetter(title: string): boolean {
  return /[a-z]/i.test(title.normalize('NFKD'));
}
