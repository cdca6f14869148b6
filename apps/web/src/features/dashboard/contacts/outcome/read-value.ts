import { CONTACT_VALUE_MAX } from '@tideline/domain/contact/contact';

/**
 * The typed amount, with or without thousands separators and a currency sign; null for an empty text, undefined for
 * one that is no whole amount.
 * @example readValue('$4,000') // => 4000
 */
export function readValue(text: string): number | null | undefined {
  const bare = text.replaceAll(/[\s,\p{Sc}]/gu, '');
  if (bare === '') return null;
  const value = Number(bare);
  return /^\d+$/.test(bare) && value <= CONTACT_VALUE_MAX ? value : undefined;
}
