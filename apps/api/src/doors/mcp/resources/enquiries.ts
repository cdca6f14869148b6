import { CONTACT_FIELDS, CONTACT_INPUTS } from '@tideline/domain/contact/contact';
import { contactText } from '@tideline/domain/contact/contact-text';
import { answerLines } from '@tideline/domain/question/question';
import { appRouter } from '../../../router.ts';
import { VISITOR_TEXT } from '../run-tool.ts';
import { factLines, LISTED, type Shelf } from './shelf.ts';

const { contacts } = appRouter;

/** Enquiries as text, after the notice about texts of visitors. The list has none of their words. */
export const ENQUIRIES: Shelf = {
  uri: 'site://enquiries/',
  name: 'enquiry',
  title: 'Inquiry',
  description: `An inquiry that a visitor sent. ${VISITOR_TEXT}`,
  mimeType: 'text/plain',
  procedures: [contacts.list, contacts.detail],
  async list(call) {
    const { items } = await call.contacts.list({ limit: LISTED });
    return items.map(({ id, reference, status, dateSubmitted }) => {
      return { id, name: reference, title: `Inquiry ${reference}`, description: `${status}, sent ${dateSubmitted}` };
    });
  },
  async read(call, id) {
    const enquiry = await call.contacts.detail({ id });
    const { reference, status, dateSubmitted } = enquiry;
    const asked = CONTACT_INPUTS.map((field) => [CONTACT_FIELDS[field].label, contactText(enquiry, field)]);
    const facts = { Reference: reference, Status: status, Sent: dateSubmitted, ...Object.fromEntries(asked) };
    const lines = [factLines(facts), ...answerLines(enquiry.answers)];
    return `${VISITOR_TEXT}\n\n${lines.join('\n')}\n`;
  },
};
