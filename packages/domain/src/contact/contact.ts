import { askedFields, type AskedField, type EntityFields, type EntityOf } from '../entity/entity-field.ts';
import type { QuestionAnswer } from '../question/question.ts';
import { EMAIL_MAX_LENGTH } from '../subscriber/email-address.ts';
import { SOURCE_MAX_LENGTH } from '../subscriber/subscriber.ts';

/** The packages of the built-in copy, and something custom. Staff can retire packages and add others. */
export const CONTACT_PACKAGES = ['ripple', 'wave', 'tide', 'custom'] as const;
/** The id of a package; programs are offered the built-in ones. */
export type ContactPackage = (typeof CONTACT_PACKAGES)[number] | (string & {});
/** Longest id of a package, in characters. */
export const PACKAGE_ID_MAX_LENGTH = 60;
/** Longest name of a package that is stored with an enquiry, in characters. */
export const PACKAGE_NAME_MAX_LENGTH = 100;

/** The status of an enquiry. New ones are `pending`, or `spam` if probably sent by a robot. */
export const CONTACT_STATUSES = ['pending', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];
/** The statuses of open enquiries. */
export const OPEN_STATUSES = ['pending', 'contacted', 'qualified'] as const satisfies readonly ContactStatus[];

/** Whether enquiries with this status are open: staff still work on them. */
export function isOpenStatus(status: ContactStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

/**
 * The sort orders of the list; a minus reverses one. `due`: pending ones first, the longest waiting on top; then the others,
 * newest first.
 */
export const CONTACT_SORTS = ['-date', 'date', 'due', '-due', 'name', '-name'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/** The source of enquiries entered by staff. */
export const STAFF_CONTACT_SOURCE = 'staff';
/** The largest value of an enquiry. */
export const CONTACT_VALUE_MAX = 1_000_000_000;
/** Longest note about an enquiry, in characters. */
export const NOTE_MAX_LENGTH = 5_000;
/** Longest topic of an enquiry, in characters: enough for the names of all services. */
export const TOPIC_MAX_LENGTH = 400;
/** The source of an enquiry that states none. */
export const DEFAULT_CONTACT_SOURCE = 'website';

/**
 * Every field of an enquiry. Columns, row mapping, both forms, REST, CSV, the notice by mail, the dashboard and a person's
 * export derive from this list. How to add one: CONTRIBUTING.md, "Add a field".
 */
export const CONTACT_FIELDS = {
  id: { column: 'id', isPersonal: false },
  /** What the visitor quotes, for example `TL-7K3QX9`. */
  reference: { column: 'reference' },
  firstName: {
    column: 'first_name',
    label: 'First name',
    maxLength: 100,
    input: 'line',
    isRequired: true,
  },
  lastName: {
    column: 'last_name',
    label: 'Last name',
    maxLength: 100,
    input: 'line',
    isRequired: true,
  },
  email: {
    column: 'email',
    label: 'Email',
    maxLength: EMAIL_MAX_LENGTH,
    input: 'email',
    isRequired: true,
  },
  company: { column: 'company', label: 'Company', maxLength: 200, input: 'line' },
  package: { column: 'package', label: 'Package', input: 'choice' },
  /** The subject of the enquiry, in the visitor's words or those of the link that led to the form. */
  topic: { column: 'topic', label: 'About', maxLength: TOPIC_MAX_LENGTH, input: 'line' },
  message: { column: 'message', label: 'Message', maxLength: 5_000, input: 'text' },
  source: { column: 'source', label: 'Source', maxLength: SOURCE_MAX_LENGTH, input: 'hidden' },
  status: { column: 'status' },
  dateSubmitted: { column: 'submitted_at' },
  /** When staff first answered: a reply was sent, or a status implied it (`saysAnswered`); null before. */
  answeredAt: { column: 'first_answered_at' },
  /** The value of a won enquiry, in whole units of the site's currency; null if not stated. */
  value: { column: 'value' },
  /** The reason of a loss, in the words of staff; empty if not stated. */
  lostReason: { column: 'lost_reason', label: 'Reason', maxLength: 300 },
  isSample: { column: 'is_sample', isPersonal: false },
  /** The name of the package when the visitor chose it; empty for none, and in enquiries from before names were stored. */
  packageName: { column: 'package_name' },
  /** Answers to the questions that staff have added to the form. */
  answers: { column: 'answers_json', input: 'hidden' },
} as const satisfies EntityFields;

/** The fields of the contact form. */
export type ContactInput = AskedField<typeof CONTACT_FIELDS>;
/** The fields that the form asks for, in the order of the form. */
export const CONTACT_INPUTS = askedFields(CONTACT_FIELDS);

/** An enquiry sent through the contact form. Omitted texts are empty. */
export type Contact = EntityOf<
  typeof CONTACT_FIELDS,
  {
    package: ContactPackage | null;
    status: ContactStatus;
    answeredAt: string | null;
    value: number | null;
    isSample: boolean;
    answers: QuestionAnswer[];
  }
> & {
  /** First and last name, as shown in lists. */
  name: string;
};

/** The answer to an enquiry. */
export type ContactAnswer = { message: 'received'; reference: string };

/** An internal note by staff on an enquiry. */
export type ContactNote = {
  id: string;
  text: string;
  authorName: string;
  /** Whether the caller wrote it, and may therefore delete it. */
  isOwn: boolean;
  createdAt: string;
};
