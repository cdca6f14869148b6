import { CONTACT_FIELDS, CONTACT_INPUTS, type Contact } from '@tideline/domain/contact/contact';
import { contactText, packageLabel } from '@tideline/domain/contact/contact-text';
import { DateText } from '../../../staff/time/date-text.tsx';
import { ContactAnswers } from './contact-answers.tsx';
import { ContactNotes } from './contact-notes.tsx';
import { replyAddress } from './reply-address.ts';

/** Fields of the form that neither the table nor the message shows. */
const FURTHER_FIELDS = CONTACT_INPUTS.filter(
  (field) => !['firstName', 'lastName', 'email', 'company', 'package', 'message'].includes(field),
);

/** Message of an enquiry with its details and internal notes, below its row. */
export function ContactMessage({ contact }: { contact: Contact }) {
  return (
    <div className="grid items-start gap-x-10 gap-y-3 @min-[60rem]:grid-cols-2">
      <div className="grid max-w-2xl gap-3">
        <ContactText contact={contact} />
        <ContactAnswers answers={contact.answers} />
        <ContactFacts contact={contact} />
      </div>
      <ContactNotes contact={contact} />
    </div>
  );
}

/** What the visitor wrote. */
export function ContactText({ contact: { message } }: { contact: Pick<Contact, 'message'> }) {
  if (message === '') return <p className="text-muted">No message provided</p>;
  return (
    <p dir="auto" className="text-[0.9375rem] leading-relaxed whitespace-pre-wrap">
      {message}
    </p>
  );
}

/** The fields of an enquiry except for its message. */
export function ContactFacts({ contact }: { contact: Contact }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-muted">
      {/* Columns that a narrow table hides. */}
      <a className="link @min-[60rem]:hidden" href={`mailto:${contact.email}`}>
        {contact.email}
      </a>
      {contact.company === '' ? null : (
        <span dir="auto" className="@min-[44rem]:hidden">
          {contact.company}
        </span>
      )}
      {contact.package ? (
        <span className="@min-[60rem]:hidden" dir="auto">
          {packageLabel(contact)}
        </span>
      ) : null}
      <span className="@min-[60rem]:hidden">
        Sent <DateText iso={contact.dateSubmitted} />
      </span>
      <span>Reference {contact.reference}</span>
      {FURTHER_FIELDS.map((field) => (
        <FurtherField key={field} label={CONTACT_FIELDS[field].label} text={contactText(contact, field)} />
      ))}
      <span>Source {contact.source}</span>
      <a className="link in-[dialog]:hidden" href={replyAddress(contact)}>
        Reply by email
      </a>
    </p>
  );
}

function FurtherField({ label, text }: { label: string; text: string }) {
  return text === '' ? null : (
    <span>
      {label} {text}
    </span>
  );
}
