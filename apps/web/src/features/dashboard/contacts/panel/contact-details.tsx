import type { Contact } from '@tideline/domain/contact/contact';
import { ContactCalls } from '../calls/contact-calls.tsx';
import { ContactFacts } from '../contact-message.tsx';
import { ContactNotes } from '../contact-notes.tsx';
import { RelatedContacts } from './related-contacts.tsx';
import { WorkFields } from './work-fields.tsx';
import { ContactTrail } from '../trail/contact-trail.tsx';
import { ContactHistory } from './contact-history.tsx';
import { ContactWording } from './contact-wording.tsx';

/** What belongs to an enquiry beside its conversation. */
export function ContactDetails({ contact }: { contact: Contact }) {
  return (
    <div className="@container grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-5 overflow-y-auto overscroll-contain p-4 text-sm">
      <ContactFacts contact={contact} />
      <WorkFields contact={contact} />
      <ContactCalls contact={contact} />
      <ContactNotes contact={contact} />
      <ContactTrail contact={contact} />
      <ContactWording contact={contact} />
      <RelatedContacts contact={contact} />
      <ContactHistory contact={contact} />
    </div>
  );
}
