import type { PostResults } from '@tideline/domain/trail/trail';
import { quantity } from '../../lib/text/quantity.ts';

/**
 * The results of a post in one line; empty without an enquiry.
 * @example resultsLine({ contacts: 3, clients: 1, value: 4_000 }, format) // => '3 inquiries, 1 client, $4,000'
 */
export function resultsLine({ contacts, clients, value }: PostResults, format: (value: number) => string): string {
  if (contacts === 0) return '';
  return [
    quantity(contacts, ['inquiry', 'inquiries']),
    clients > 0 ? quantity(clients, ['client', 'clients']) : '',
    value > 0 ? format(value) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
