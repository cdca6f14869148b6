import { z } from 'zod';
import {
  CONTACT_FIELDS,
  CONTACT_SORTS,
  CONTACT_STATUSES,
  CONTACT_VALUE_MAX,
  DEFAULT_CONTACT_SOURCE,
  type ContactPackage,
  NOTE_MAX_LENGTH,
  PACKAGE_ID_MAX_LENGTH,
  STAFF_CONTACT_SOURCE,
} from './contact.ts';
import type { VisitorField } from '../entity/entity-field.ts';
import { PAGE_LIMIT_MAX } from '../entity/page.ts';
import { sentAnswers } from '../question/question.schema.ts';
import { optionalTrail } from '../trail/trail.schema.ts';
import {
  emailAddress,
  formSignsShape,
  isStorable,
  lineOfText,
  longText,
  optionalLine,
  orEmpty,
  pageQueryShape,
  requiredLine,
  rowId,
  searchQuery,
  sortOrder,
  untilCursor,
} from '../text/text.schema.ts';

/** The status of an enquiry. */
export const contactStatus = z.enum(CONTACT_STATUSES, {
  error: `Status must be one of ${CONTACT_STATUSES.join(', ')}.`,
});

/** Any text; the type offers programs the built-in packages. */
const packageId = lineOfText({ label: 'Package', maxLength: PACKAGE_ID_MAX_LENGTH }) as z.ZodType<
  ContactPackage | '',
  ContactPackage | ''
>;

/** The fields that a visitor may send. */
const visitorShape = {
  firstName: requiredLine(CONTACT_FIELDS.firstName),
  lastName: requiredLine(CONTACT_FIELDS.lastName),
  email: emailAddress(),
  company: optionalLine(CONTACT_FIELDS.company),
  /** Compared with the packages that the site offers when it is stored. */
  package: packageId.nullish().transform((id) => id || null),
  topic: optionalLine(CONTACT_FIELDS.topic),
  message: orEmpty(longText(CONTACT_FIELDS.message)),
  source: optionalLine(CONTACT_FIELDS.source).transform((source) => source || DEFAULT_CONTACT_SOURCE),
  answers: sentAnswers,
} satisfies Record<VisitorField<typeof CONTACT_FIELDS>, z.ZodType>;

/** An enquiry as a visitor sends it. */
export const newContactSchema = z.object({
  ...visitorShape,
  /** Chosen by the client: a repeated key creates no second enquiry and returns the same reference. */
  idempotencyKey: z
    .string({ error: 'The idempotency key must be text.' })
    .min(8, 'The idempotency key must be at least 8 characters long.')
    .max(100, 'The idempotency key must be at most 100 characters long.')
    .refine(isStorable, 'The idempotency key has characters that cannot be stored.')
    .optional(),
  ...formSignsShape,
  trail: optionalTrail,
});
export type NewContact = z.infer<typeof newContactSchema>;

/** An enquiry entered by staff, for instance after a call. */
export const staffContactSchema = z.object({
  ...visitorShape,
  source: optionalLine(CONTACT_FIELDS.source).transform((source) => source || STAFF_CONTACT_SOURCE),
});

/** Several such enquiries. */
export const staffContactsSchema = z.object({
  contacts: z
    .array(staffContactSchema, { error: 'contacts must be a list.' })
    .min(1, 'contacts must have at least one inquiry.')
    .max(PAGE_LIMIT_MAX, `contacts must have at most ${PAGE_LIMIT_MAX} inquiries.`),
});

/** The filters of the list. `q` matches a part of a name, address or company. */
export const contactListQuerySchema = z.object({
  ...pageQueryShape,
  until: untilCursor,
  q: searchQuery.optional(),
  status: contactStatus.optional(),
  sort: sortOrder(CONTACT_SORTS),
  /** An instant, or the cursor of an earlier answer: lists what has arrived since, oldest first, regardless of `sort`. */
  since: z.string({ error: 'since must be text.' }).max(500, 'since must be an instant or a cursor.').optional(),
});
export type ContactListQuery = z.infer<typeof contactListQuerySchema>;

/** A page of the history of an enquiry. */
export const contactEventsQuerySchema = z.object({ id: rowId, ...pageQueryShape });

/** The filters of an export: those of the list, without paging. */
export const contactExportQuerySchema = contactListQuerySchema.omit({
  limit: true,
  cursor: true,
  until: true,
  since: true,
});
export type ContactExportQuery = z.infer<typeof contactExportQuerySchema>;

/** A column of the board: a status, the words that are searched for, and the enquiries that it shows. */
export const contactColumnSchema = z.object({
  status: contactStatus,
  q: searchQuery.optional(),
  contactIds: z.array(rowId).max(PAGE_LIMIT_MAX).default([]),
});
export type ContactColumnQuery = z.infer<typeof contactColumnSchema>;

/** A change of the status of an enquiry. */
export const contactStatusChangeSchema = z.object({ id: rowId, status: contactStatus });

/** Several enquiries. */
export const contactIds = z
  .array(rowId, { error: 'ids must be a list.' })
  .min(1, 'ids must name at least one inquiry.')
  .max(PAGE_LIMIT_MAX, `ids must name at most ${PAGE_LIMIT_MAX} inquiries.`);

/** The same for several enquiries. */
export const contactBulkStatusSchema = z.object({ ids: contactIds, status: contactStatus });

/** Undoes changes of status: each enquiry returns from the new status to the former one. */
export const contactUndoSchema = z.object({
  changes: z
    .array(z.object({ id: rowId, from: contactStatus, to: contactStatus }), { error: 'changes must be a list.' })
    .max(PAGE_LIMIT_MAX, `changes must name at most ${PAGE_LIMIT_MAX} inquiries.`),
});

const VALUE = `Value must be a whole number from 0 to ${CONTACT_VALUE_MAX.toLocaleString('en-US')}.`;

/** The value of a won enquiry and the reason of a lost one; missing values stay unchanged. */
export const contactOutcomeSchema = z.object({
  id: rowId,
  /** In whole units of the site's currency; null: not stated. */
  value: z.int({ error: VALUE }).min(0, VALUE).max(CONTACT_VALUE_MAX, VALUE).nullable().optional(),
  lostReason: optionalLine(CONTACT_FIELDS.lostReason).optional(),
});
export type ContactOutcome = z.infer<typeof contactOutcomeSchema>;

/** A note on an enquiry, trimmed and not empty. */
export const newContactNoteSchema = z.object({
  contactId: rowId,
  text: longText({ label: 'Note', maxLength: NOTE_MAX_LENGTH })
    .transform((text) => text.trim())
    .refine((text) => text !== '', 'Note is required.'),
});
export type NewContactNote = z.infer<typeof newContactNoteSchema>;
