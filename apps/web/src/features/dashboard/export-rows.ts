import type { Contact } from '@tideline/domain/contact';
import type { Page } from '@tideline/domain/page';
import type { Subscriber } from '@tideline/domain/subscriber';
import { UNKNOWN_SOURCE_LABEL } from '@tideline/domain/subscriber';

/** Reads a list to its end, page by page. */
export async function readAllPages<Item>(readPage: (cursor?: string) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor);
    items.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** Subscribers as the rows of a table, heading first. */
export function subscriberRows(subscribers: readonly Subscriber[]): string[][] {
  const rows = subscribers.map(({ id, email, status, createdAt, source }) => {
    return [id, email, status, createdAt, source ?? UNKNOWN_SOURCE_LABEL];
  });
  return [['id', 'email', 'status', 'createdAt', 'source'], ...rows];
}

/** Enquiries as the rows of a table, heading first. */
export function contactRows(contacts: readonly Contact[]): string[][] {
  const rows = contacts.map((contact) => [
    contact.reference,
    contact.name,
    contact.email,
    contact.company,
    contact.package ?? '',
    contact.status,
    contact.dateSubmitted,
    contact.source,
    contact.message,
  ]);
  const heading = ['reference', 'name', 'email', 'company', 'package', 'status', 'dateSubmitted', 'source', 'message'];
  return [heading, ...rows];
}
