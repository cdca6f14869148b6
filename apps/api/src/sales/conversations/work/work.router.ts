import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { ContactWork } from '@tideline/domain/conversation/work';
import { conversationSchema } from '@tideline/domain/conversation/message.schema';
import {
  contactOwnerAnswer,
  contactWorkAnswer,
  nextStepAnswer,
  relatedContactsAnswer,
} from '@tideline/domain/conversation/work.answer';
import { mergeSchema, nextStepSchema, ownerSchema, ownersSchema } from '@tideline/domain/conversation/work.schema';
import { PAGE_LIMIT_MAX } from '@tideline/domain/entity/page';
import { rowId } from '@tideline/domain/text/text.schema';
import { recordAction, recordActions } from '../../../core/audit/audit.repository.ts';
import { listWork } from '../../contacts/work/contact-work.repository.ts';
import { requireTag } from '../../contacts/find-contact-detail.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import { findColleague, listColleagues } from '../../../core/store/colleagues.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { expectedTagShape } from '../../../core/rpc/expected-tag.ts';
import { answer, empty, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { listRelated, mergeContact, unmergeContact } from './merge.repository.ts';
import { listNextSteps, updateWork, type WorkChanges } from './work.repository.ts';

const GONE = new TRPCError({ code: 'NOT_FOUND', message: 'This inquiry no longer exists.' });
const NO_COLLEAGUE = new TRPCError({
  code: 'BAD_REQUEST',
  message: 'Nobody with this id may read inquiries.',
});

/** The owner of an enquiry must be able to read it, and gets mails about it. */
const MAY_OWN = 'contacts.read';

/** Owners and next steps of enquiries, and related enquiries. */
export const workRouter = router({
  list: staffCall('contacts.read', {
    rest: 'GET /contact-work',
    summary: 'Read owners and next steps of inquiries',
    description: 'Leaves out inquiries that have neither.',
    input: z.object({ contactIds: z.array(rowId).max(PAGE_LIMIT_MAX) }),
    answer: list(contactWorkAnswer),
    example: { contactIds: ['01939f3c-5a00-7000-8000-2b9d5c1e7f10'] },
  }).query(({ ctx, input }) => listWork(ctx.db, input.contactIds)),

  nextSteps: staffCall('contacts.read', {
    rest: 'GET /next-steps',
    summary: 'List the dated next steps of open inquiries, earliest first',
    answer: list(nextStepAnswer),
  }).query(({ ctx }) => listNextSteps(ctx.db)),

  owners: staffCall('contacts.read', {
    rest: 'GET /contacts/owners',
    summary: 'List who can own inquiries, by name',
    answer: list(contactOwnerAnswer),
  }).query(({ ctx }) => listColleagues(ctx.db, MAY_OWN)),

  setOwner: staffCall('contacts.edit', {
    rest: 'PUT /contacts/{id}/owner',
    summary: 'Set the owner of an inquiry',
    description: '`GET /api/contacts/owners` has the ids; null removes the owner.',
    input: ownerSchema.extend(expectedTagShape),
    idField: 'contactId',
    answer: answer(contactWorkAnswer),
    refusals: [404],
    example: { ownerId: null },
    events: ['enquiry.updated'],
  }).mutation(({ ctx, input: { contactId, ownerId, expectedTag } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await requireTag(trx, contactId, expectedTag);
      if (ownerId !== null && !(await findColleague(trx, ownerId, MAY_OWN))) throw NO_COLLEAGUE;
      const work = await changeWork(trx, contactId, { owner_id: ownerId }, ctx.now());
      const act = { action: 'contact.owner', objectId: contactId, detail: { ownerId } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
      return work;
    }),
  ),

  setOwners: staffCall('contacts.edit', {
    rest: 'PUT /contacts/owners',
    summary: 'Set the owner of up to 100 inquiries',
    description: 'All or none. The answer leaves out inquiries that are gone. Null removes the owner.',
    input: ownersSchema,
    answer: list(contactWorkAnswer),
    example: { ids: ['01939f3c-5a00-7000-8000-2b9d5c1e7f10'], ownerId: null },
    events: ['enquiry.updated'],
  }).mutation(({ ctx, input: { ids, ownerId } }) =>
    ctx.db.transaction().execute(async (trx) => {
      if (ownerId !== null && !(await findColleague(trx, ownerId, MAY_OWN))) throw NO_COLLEAGUE;
      const changed = await changeOwners(trx, ids, ownerId, ctx.now());
      const acts = changed.map((objectId) => ({ action: 'contact.owner', objectId, detail: { ownerId } }) as const);
      await recordActions(trx, ctx.actor, acts, ctx.now());
      const works = await listWork(trx, changed);
      return works.toSorted((one, other) => ids.indexOf(one.contactId) - ids.indexOf(other.contactId));
    }),
  ),

  setNextStep: staffCall('contacts.edit', {
    rest: 'PUT /contacts/{id}/next-step',
    summary: 'Set the next step of an inquiry',
    description: 'An empty text deletes it, with its day.',
    input: nextStepSchema.extend(expectedTagShape),
    idField: 'contactId',
    answer: answer(contactWorkAnswer),
    refusals: [404],
    example: { text: 'Send the offer', on: '2026-12-01' },
    events: ['enquiry.updated'],
  }).mutation(({ ctx, input: { contactId, text, on, expectedTag } }) =>
    ctx.db.transaction().execute(async (trx) => {
      await requireTag(trx, contactId, expectedTag);
      const changes = { next_step: text, next_step_on: text === '' ? null : on };
      const work = await changeWork(trx, contactId, changes, ctx.now());
      const act = { action: 'contact.next-step', objectId: contactId, detail: { on: changes.next_step_on } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
      return work;
    }),
  ),

  related: staffCall('contacts.read', {
    rest: 'GET /contacts/{id}/related',
    summary: 'Read the inquiries merged into an inquiry, and others from the same person',
    input: conversationSchema,
    idField: 'contactId',
    answer: answer(relatedContactsAnswer),
  }).query(({ ctx, input }) => listRelated(ctx.db, input.contactId)),

  merge: staffCall('contacts.edit', {
    rest: 'PUT /contacts/{id}/merged-into',
    summary: 'Merge an inquiry into another one',
    description: 'The other inquiry shows its messages and notes; the merged one leaves the list.',
    input: mergeSchema,
    idField: 'contactId',
    answer: empty(),
    refusals: [404],
    example: { intoId: '01939f3c-5a00-7000-8000-2b9d5c1e7f10' },
    events: ['enquiry.merged'],
  }).mutation(async ({ ctx, input: { contactId, intoId } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      if (!(await mergeContact(trx, contactId, intoId, ctx.now()))) throw GONE;
      const act = { action: 'contact.merge', objectId: intoId, detail: { contactId } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
    });
    return {};
  }),

  unmerge: staffCall('contacts.edit', {
    rest: 'DELETE /contacts/{id}/merged-into',
    summary: 'Undo a merge',
    input: conversationSchema,
    idField: 'contactId',
    answer: empty(),
    refusals: [404],
    events: ['enquiry.updated'],
  }).mutation(async ({ ctx, input: { contactId } }) => {
    await ctx.db.transaction().execute(async (trx) => {
      const from = await unmergeContact(trx, contactId, ctx.now());
      if (from === null) throw GONE;
      const act = { action: 'contact.unmerge', objectId: from, detail: { contactId } } as const;
      await recordAction(trx, ctx.actor, act, ctx.now());
    });
    return {};
  }),
});

/** In the order of ids, so that concurrent calls wait for each other instead of deadlocking. @returns the ids of those that exist */
async function changeOwners(trx: Trx, ids: readonly string[], ownerId: string | null, now: string): Promise<string[]> {
  const changed: string[] = [];
  for (const id of [...new Set(ids)].toSorted()) {
    if (!(await updateWork(trx, id, { owner_id: ownerId }))) continue;
    await recordEvent(trx, { type: 'enquiry.updated', objectId: id }, now);
    changed.push(id);
  }
  return changed;
}

async function changeWork(trx: Trx, contactId: string, changes: WorkChanges, now: string): Promise<ContactWork> {
  if (!(await updateWork(trx, contactId, changes))) throw GONE;
  await recordEvent(trx, { type: 'enquiry.updated', objectId: contactId }, now);
  const [work] = await listWork(trx, [contactId]);
  if (!work) throw GONE;
  return work;
}
