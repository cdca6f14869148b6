import { isReference } from '@tideline/domain/contact/reference';
import { findSecretKey, keyedHash } from '../../core/store/secret-key.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findConversationSettings } from './settings.repository.ts';

const KEY = 'reply addresses';
const CHECKSUM_LENGTH = 12;
const TAGGED = /^[^@\s]*\+(tl-[a-z0-9]{6})\.([0-9a-f]{12})@/i;

/**
 * The address for answers to an enquiry. Its checksum, a keyed hash, shows that it came from this site: a reference alone
 * could be guessed. Empty without a mailbox that takes addresses with a plus sign: answers go to the contact email.
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

/** The reference in an address that this site made; null in any other. Mail servers may change the case. */
export async function readReplyAddress(db: Db, address: string): Promise<string | null> {
  const [, tag, given] = TAGGED.exec(address) ?? [];
  const reference = tag?.toUpperCase() ?? '';
  if (!isReference(reference)) return null;
  return checksum(await findSecretKey(db, KEY), reference) === given?.toLowerCase() ? reference : null;
}

function checksum(key: string, reference: string): string {
  return keyedHash(key, reference).toString('hex').slice(0, CHECKSUM_LENGTH);
}
