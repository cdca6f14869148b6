import type { EventObject } from '@tideline/domain/webhook/event';
import { findBooking } from '../../../sales/bookings/bookings.repository.ts';
import { findWork } from '../../../sales/contacts/work/contact-work.repository.ts';
import { findContact } from '../../../sales/contacts/contacts.repository.ts';
import { findMessage } from '../../../sales/threads/messages.repository.ts';
import { findIssue } from '../../../audience/newsletter/issues/issues.repository.ts';
import { findStoredBrand } from '../../../site/brand/drafted-brand.ts';
import { findPageSummary } from '../../../site/pages/find-pages.ts';
import { findPost } from '../../../site/posts/posts.repository.ts';
import type { Db } from '../../../core/store/schema.ts';
import { findSubscriber } from '../../../audience/subscribers/staff/known-subscribers.repository.ts';

/**
 * Reads the object of an event in the form of REST, without the text of a post or issue; null when it is gone. It is read
 * when the event is sent, so events never contain an erased person.
 */
export const EVENT_OBJECTS: Record<EventObject, (db: Db, id: string, now: string) => Promise<object | null>> = {
  async post(db, key, now) {
    const row = await db.selectFrom('posts').select('id').where('key', '=', key).executeTakeFirst();
    const post = row ? await findPost(db, 'staff', row.id, now) : null;
    return post && withoutText(post);
  },
  page: findPageSummary,
  brand: (db) => findStoredBrand(db),
  async issue(db, id) {
    const issue = await findIssue(db, id);
    return issue && withoutText(issue);
  },
  subscriber: findSubscriber,
  async enquiry(db, id) {
    const contact = await findContact(db, id);
    return contact && { ...contact, work: await findWork(db, id) };
  },
  message: (db, id) => findMessage(db, id, { id: '' }),
  booking: findBooking,
  async webhook() {
    return { message: 'This webhook works.' };
  },
};

function withoutText<Entity extends { content: string }>({ content: _content, ...rest }: Entity) {
  return rest;
}
