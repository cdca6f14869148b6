import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { Contact } from '@tideline/domain/contact/contact';
import {
  addedContactAnswer,
  contactAnswer,
  contactColumnAnswer,
  contactDetailAnswer,
  contactEventAnswer,
  contactReceivedAnswer,
  offeredPackageAnswer,
  waitingContactsAnswer,
} from '@tideline/domain/contact/contact.answer';
import {
  contactColumnSchema,
  contactEventsQuerySchema,
  contactExportQuerySchema,
  contactListQuerySchema,
  contactOutcomeSchema,
  newContactSchema,
  staffContactSchema,
  staffContactsSchema,
} from '@tideline/domain/contact/contact.schema';
import type { Page } from '@tideline/domain/entity/page';
import { rowId } from '@tideline/domain/text/text.schema';
import { countExport, EXPORT_DESCRIPTION } from '../../core/exports/csv-export.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { recordEvent } from '../../core/events/record-event.ts';
import { answer, created, file, list, madeOf, page, wholeList } from '../../core/rpc/answers.ts';
import { expectedTagShape } from '../../core/rpc/expected-tag.ts';
import { confirmedCall, publicCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { listOfferedPackages } from '../../site/pages/offered-packages.ts';
import { sumValues } from './contact-lists.repository.ts';
import { listContacts } from './list-contacts.ts';
import { addContact, addContacts } from './add-contact.ts';
import { listContactEvents } from './history/contact-history.repository.ts';
import { countWaiting, findContact, updateOutcome } from './contacts.repository.ts';
import { exportContacts } from './export-contacts.ts';
import { notesRouter } from './notes/notes.router.ts';
import { sendContact } from './send-contact.ts';
import { listStatusTimes } from './work/status-times.repository.ts';
import { savedViewsRouter } from './saved-views/saved-views.router.ts';
import { findContactDetail, requireTag } from './find-contact-detail.ts';

export const contactsRouter = router({
  notes: notesRouter,
  views: savedViewsRouter,

  send: publicCall({
    rest: 'POST /contact',
    summary: 'Send an inquiry',
    description: 'The same `idempotencyKey` sent twice creates one inquiry; both answers have its reference.',
    input: newContactSchema,
    answer: created(contactReceivedAnswer),
    refusals: [429],
    example: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      company: 'Analytical Engines',
      package: 'wave',
      message: 'We open a second clinic in May.',
      idempotencyKey: 'f0c1d9d2-6f0e-4d3e-9a55-0b7a3b7f2c11',
    },
    events: ['enquiry.created'],
  }).mutation(({ ctx, input }) => sendContact(ctx, input)),

  packages: publicCall({
    rest: 'GET /contact/packages',
    summary: 'List the packages that an inquiry can ask for',
    description: 'Those that the pages show now, and `custom`. Staff can rename, retire and add packages; ids stay.',
    answer: list(offeredPackageAnswer),
  }).query(({ ctx }) => listOfferedPackages(ctx.db)),

  list: staffCall('contacts.read', {
    rest: 'GET /contacts',
    summary: 'List inquiries, newest first',
    description:
      'To poll for new inquiries, send `since` with an instant, then follow `Link`: with `since`, every answer has one, even an empty one. The list is then oldest first; an inquiry appears ten seconds after it arrived.',
    input: contactListQuerySchema.prefault({}),
    answer: wholeList<Contact, Page<Contact>>(contactAnswer),
    example: { since: '2026-11-01T00:00:00Z', limit: 20 },
    tool: {
      name: 'search_enquiries',
      title: 'Search inquiries',
      description: 'Inquiries from visitors, newest first, by status or by words in the name, address or message.',
      effect: 'reads',
      givesFew: true,
      hasVisitorText: true,
    },
  }).query(({ ctx, input }) => listContacts(ctx.db, input, ctx.now())),

  byId: staffCall('contacts.read', {
    rest: 'GET /contacts/{id}/summary',
    summary: 'Read an inquiry as it appears in the list',
    input: z.object({ id: rowId }),
    answer: answer(contactAnswer),
    refusals: [404],
  }).query(async ({ ctx, input }) => orGone(await findContact(ctx.db, input.id))),

  detail: staffCall('contacts.read', {
    rest: 'GET /contacts/{id}',
    summary: 'Read an inquiry, with the visit that led to it',
    input: z.object({ id: rowId }),
    answer: answer(contactDetailAnswer, { ETag: 'Identifies its content; send it as `If-Match`' }),
    refusals: [404],
    tool: {
      name: 'read_enquiry',
      title: 'Read an inquiry',
      description: 'One inquiry with the visit that led to it and what else the same address has done.',
      effect: 'reads',
      hasVisitorText: true,
    },
  }).query(async ({ ctx, input }) => orGone(await findContactDetail(ctx.db, input.id))),

  history: staffCall('contacts.read', {
    rest: 'GET /contacts/{id}/history',
    summary: 'Read what happened to an inquiry, newest first',
    description: 'Its arrival, statuses, messages, calls and notes.',
    input: contactEventsQuerySchema,
    answer: page(contactEventAnswer),
    example: { limit: 20 },
  }).query(({ ctx, input }) => listContactEvents(ctx.db, input.id, input)),

  countWaiting: staffCall('contacts.read', {
    rest: 'GET /contacts/waiting',
    summary: 'Count unanswered inquiries',
    answer: madeOf<number>(answer(waitingContactsAnswer)),
  }).query(({ ctx }) => countWaiting(ctx.db)),

  column: staffCall('contacts.read', {
    rest: 'GET /contact-board',
    summary: 'Read what the inquiries with a status are worth',
    description: 'And since when each of `contactIds` has its status.',
    input: contactColumnSchema,
    answer: answer(contactColumnAnswer),
    example: { status: 'qualified', contactIds: ['01939f3c-5a00-7000-8000-2b9d5c1e7f10'] },
  }).query(async ({ ctx, input: { contactIds, ...query } }) => ({
    value: await sumValues(ctx.db, query),
    since: await listStatusTimes(ctx.db, contactIds),
  })),

  export: confirmedCall('people.export', {
    rest: 'GET /contacts.csv',
    summary: 'Export the inquiries as CSV',
    description: EXPORT_DESCRIPTION,
    input: contactExportQuerySchema,
    answer: file<AsyncIterable<string>>('text/csv'),
    refusals: [429],
    example: { status: 'won' },
  }).query(async ({ ctx, input }) => {
    await countExport(ctx, 'contact.export', input);
    return exportContacts(ctx.db, input);
  }),

  updateOutcome: staffCall('contacts.edit', {
    rest: 'PUT /contacts/{id}/outcome',
    summary: 'State what an inquiry is worth, or why it was lost',
    input: contactOutcomeSchema.extend(expectedTagShape),
    answer: answer(contactAnswer),
    refusals: [404],
    example: { value: 4000 },
    events: ['enquiry.updated'],
  }).mutation(({ ctx, input: { expectedTag, ...input } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await requireTag(trx, input.id, expectedTag);
      const contact = orGone(await updateOutcome(trx, input));
      const { id, ...changed } = input;
      const act = { action: 'contact.outcome', objectId: id, detail: { changed: Object.keys(changed) } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
      await recordEvent(trx, { type: 'enquiry.updated', objectId: id }, ctx.now());
      return contact;
    }),
  ),

  add: staffCall('contacts.edit', {
    rest: 'POST /contacts',
    summary: 'Enter an inquiry',
    description: 'For example, after a phone call. Nobody gets an email about it.',
    input: staffContactSchema,
    answer: created(contactAnswer),
    example: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', message: 'Called about a clinic.' },
    events: ['enquiry.created'],
  }).mutation(({ ctx, input }) => addContact(ctx.db, input, ctx.actor, ctx.now())),

  addMany: staffCall('contacts.edit', {
    rest: 'POST /contacts/batches',
    summary: 'Enter up to 100 inquiries',
    description: 'All or none, each with the fields of `POST /api/contacts`. The answer is in the order of `contacts`.',
    input: staffContactsSchema,
    answer: { ...list(addedContactAnswer), status: 201 },
    example: {
      contacts: [
        { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', source: 'fair' },
        { firstName: 'Mary', lastName: 'Somerville', email: 'mary@example.com', source: 'fair' },
      ],
    },
    events: ['enquiry.created'],
  }).mutation(async ({ ctx, input }) => {
    const added = await addContacts(ctx.db, input.contacts, ctx.actor, ctx.now());
    return added.map(({ id, reference }) => ({ id, reference }));
  }),
});

function orGone<Found>(found: Found | null): Found {
  if (found === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This inquiry no longer exists.' });
  return found;
}
