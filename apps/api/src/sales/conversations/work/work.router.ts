import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { ContactWork } from '@tideline/domain/conversation/work';
import { conversationSchema } from '@tideline/domain/conversation/message.schema';
import { mergeSchema, nextStepSchema, ownerSchema } from '@tideline/domain/conversation/work.schema';
import { PAGE_LIMIT_MAX } from '@tideline/domain/entity/page';
import { rowId } from '@tideline/domain/text/text.schema';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { listWork } from '../../contacts/work/contact-work.repository.ts';
import { requireTag } from '../../contacts/find-contact-detail.ts';
import { recordEvent } from '../../../core/events/record-event.ts';
import { findColleague, listColleagues } from '../../../core/store/colleagues.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { expectedTagShape } from '../../../core/rpc/expected-tag.ts';
import { procedureFor, router } from '../../../core/rpc/procedures.ts';
import { listRelated, mergeContact, unmergeContact } from './merge.repository.ts';
import { listNextSteps, updateWork, type WorkChanges } from './work.repository.ts';

const GONE = new TRPCError({ code: 'NOT_FOUND', message: 'There is no such enquiry any more.' });
const NO_COLLEAGUE = new TRPCError({
  code: 'BAD_REQUEST',
  message: 'No member of staff with this id may read inquiries.',
});

/** The owner of an enquiry must be able to read it, and gets mails about it. */
const MAY_OWN = 'contacts.read';

/** Owners and next steps of enquiries, and related enquiries. */
export const workRouter = router({
  list: procedureFor('contacts.read')
    .input(z.object({ contactIds: z.array(rowId).max(PAGE_LIMIT_MAX) }))
    .query(({ ctx, input }) => listWork(ctx.db, input.contactIds)),

  nextSteps: procedureFor('contacts.read').query(({ ctx }) => listNextSteps(ctx.db)),

  owners: procedureFor('contacts.read').query(({ ctx }) => listColleagues(ctx.db, MAY_OWN)),

  setOwner: procedureFor('contacts.edit')
    .input(ownerSchema.extend(expectedTagShape))
    .mutation(async ({ ctx, input: { contactId, ownerId, expectedTag } }) => {
      return ctx.db.transaction().execute(async (trx) => {
        await requireTag(trx, contactId, expectedTag);
        if (ownerId !== null && !(await findColleague(trx, ownerId, MAY_OWN))) throw NO_COLLEAGUE;
        const work = await changeWork(trx, contactId, { owner_id: ownerId }, ctx.now());
        const act = { action: 'contact.owner', objectId: contactId, detail: { ownerId } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
        return work;
      });
    }),

  setNextStep: procedureFor('contacts.edit')
    .input(nextStepSchema.extend(expectedTagShape))
    .mutation(async ({ ctx, input: { contactId, text, on, expectedTag } }) => {
      return ctx.db.transaction().execute(async (trx) => {
        await requireTag(trx, contactId, expectedTag);
        const changes = { next_step: text, next_step_on: text === '' ? null : on };
        const work = await changeWork(trx, contactId, changes, ctx.now());
        const act = { action: 'contact.next-step', objectId: contactId, detail: { on: changes.next_step_on } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
        return work;
      });
    }),

  related: procedureFor('contacts.read')
    .input(conversationSchema)
    .query(({ ctx, input }) => listRelated(ctx.db, input.contactId)),

  merge: procedureFor('contacts.edit')
    .input(mergeSchema)
    .mutation(async ({ ctx, input: { contactId, intoId } }) => {
      await ctx.db.transaction().execute(async (trx) => {
        if (!(await mergeContact(trx, contactId, intoId, ctx.now()))) throw GONE;
        const act = { action: 'contact.merge', objectId: intoId, detail: { contactId } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
      });
      return {};
    }),

  /** Undoes a merge. */
  unmerge: procedureFor('contacts.edit')
    .input(conversationSchema)
    .mutation(async ({ ctx, input: { contactId } }) => {
      await ctx.db.transaction().execute(async (trx) => {
        const from = await unmergeContact(trx, contactId, ctx.now());
        if (from === null) throw GONE;
        const act = { action: 'contact.unmerge', objectId: from, detail: { contactId } } as const;
        await recordAction(trx, ctx.actor, act, ctx.now());
      });
      return {};
    }),
});

async function changeWork(trx: Trx, contactId: string, changes: WorkChanges, now: string): Promise<ContactWork> {
  if (!(await updateWork(trx, contactId, changes))) throw GONE;
  await recordEvent(trx, { type: 'enquiry.updated', objectId: contactId }, now);
  const [work] = await listWork(trx, [contactId]);
  if (!work) throw GONE;
  return work;
}
