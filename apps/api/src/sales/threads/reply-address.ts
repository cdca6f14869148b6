import { isReference } from '@tideline/domain/contact/reference';
import { findSecretKey, keyedHash } from '../../core/store/secret-key.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findConversationSettings } from './settings.repository.ts';

const KEY = 'reply addresses';
const CHECKSUM_LENGTH = 12;
const TAGGED = /^[^@\s]*\+(tl-[a-z0-9]{6})\.([0-9a-f]{12})@/i;

/**
 * Makes reply addresses for enquiries. The checksum in an address, a keyed hash, proves that this site made it, since a
 * reference could be guessed. Empty without a mailbox that supports plus addresses: answers then go to the contact email.
 * Call it before a transaction begins.
 */
export async function replyAddresses(db: Db, hasMailbox: boolean): Promise<(reference: string) => string> {
  const { replyAddress } = hasMailbox ? await findConversationSettings(db) : { replyAddress: '' };
  if (replyAddress === '') return () => '';
  const key = await findSecretKey(db, KEY);
  const at = replyAddress.lastIndexOf('@');
  const [name, host] = [replyAddress.slice(0, at), replyAddress.slice(at + 1)];
  return (reference) => `${name}+${reference.toLowerCase()}.${checksum(key, reference)}@${host}`;
}

/** The reference in a reply address made by this site; null for any other address. Mail servers may change the case. */
export async function readReplyAddress(db: Db, address: string): Promise<string | null> {
  const [, tag, given] = TAGGED.exec(address) ?? [];
  const reference = tag?.toUpperCase() ?? '';
  if (!isReference(reference)) return null;
  return checksum(await findSecretKey(db, KEY), reference) === given?.toLowerCase() ? reference : null;
}

function checksum(key: string, reference: string): string {
  return keyedHash(key, reference).toString('hex').slice(0, CHECKSUM_LENGTH);
}
