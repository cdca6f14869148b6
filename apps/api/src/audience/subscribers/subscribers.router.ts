import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import {
  addedSubscriberSchema,
  importFileSchema,
  newSubscriberSchema,
  subscriberChangesSchema,
  subscriberChoiceSchema,
  subscriberExportQuerySchema,
  subscriberImportSchema,
  subscriberListQuerySchema,
} from '@tideline/domain/subscriber/subscriber.schema';
import { type Subscriber, SUSPICIOUS_SOURCE_PREFIX } from '@tideline/domain/subscriber/subscriber';
import { countExport } from '../../core/exports/csv-export.ts';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { recordEvent } from '../../core/events/record-event.ts';
import { isUniqueViolation } from '../../core/store/unique-violation.ts';
import { countAttempt, type RateLimit } from '../../core/limits/rate-limit.ts';
import { confirmedProcedureFor, procedureFor, publicProcedure, router } from '../../core/rpc/procedures.ts';
import { findAddressKey, suppressionHash } from './address-keys.ts';
import { chooseTopics, listChosenTopics } from './chosen-topics.repository.ts';
import { changeSubscriber } from './change-subscriber.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { checkImport, importSubscribers } from './import-subscribers.ts';
import { mailLinksRouter } from './mail-links.router.ts';
import { refuseUnsubscribed } from './refuse-unsubscribed.ts';
import { signUp } from './sign-up.ts';
import { listSources, listSubscribers } from './subscriber-lists.repository.ts';
import { deleteSubscriber, insertSubscriber } from './subscribers.repository.ts';
import { insertSuppression } from './suppressions.repository.ts';

/** Checks and imports together, per member of staff. */
const IMPORT_LIMIT: RateLimit = { limit: 40, windowSeconds: 60 * 60 };

export const subscribersRouter = router({
  links: mailLinksRouter,

  subscribe: publicProcedure.input(newSubscriberSchema).mutation(({ ctx, input }) => signUp(ctx, input)),

  list: procedureFor('subscribers.read')
    .input(subscriberListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listSubscribers(ctx.db, input)),

  /** CSV, as a stream of chunks. */
  export: confirmedProcedureFor('people.export')
    .input(subscriberExportQuerySchema)
    .query(async ({ ctx, input }) => {
      await countExport(ctx, 'subscriber.export', input);
      return exportSubscribers(ctx.db, input);
    }),

  /** A dry run: what an import would do with each row of a file. */
  checkImport: procedureFor('subscribers.edit')
    .input(importFileSchema)
    .mutation(async ({ ctx, input }) => {
      await countAttempt(ctx.db, `import:${ctx.staff.id}`, IMPORT_LIMIT, ctx.now());
      return checkImport(ctx.db, input.file);
    }),

  import: procedureFor('subscribers.edit')
    .input(subscriberImportSchema)
    .mutation(async ({ ctx, input }) => {
      await countAttempt(ctx.db, `import:${ctx.staff.id}`, IMPORT_LIMIT, ctx.now());
      return { added: await importSubscribers(ctx.db, input.file, input.digest, ctx.actor, ctx.now()) };
    }),

  /** All sources of subscribers; an empty one stands for unknown. */
  sources: procedureFor('subscribers.read').query(({ ctx }) => listSources(ctx.db)),

  /** The topics chosen by a subscriber; an empty list means all. */
  topics: procedureFor('subscribers.read')
    .input(subscriberChoiceSchema)
    .query(({ ctx, input }) => listChosenTopics(ctx.db, input.id)),

  add: procedureFor('subscribers.edit')
    .input(addedSubscriberSchema)
    .mutation(async ({ ctx, input }) => {
      const hash = suppressionHash(await findAddressKey(ctx.db), input.email);
      try {
        return await ctx.db.transaction().execute(async (trx) => {
          await refuseUnsubscribed(trx, hash);
          const subscriber = await insertSubscriber(trx, { id: randomUUID(), ...input }, ctx.now());
          await recordAction(trx, ctx.actor, { action: 'subscriber.add', objectId: subscriber.id }, ctx.now());
          return subscriber;
        });
      } catch (error) {
        throw addressTaken(error);
      }
    }),

  update: procedureFor('subscribers.edit')
    .input(subscriberChangesSchema)
    .mutation(async ({ ctx, input }) => {
      const key = await findAddressKey(ctx.db);
      try {
        return await ctx.db.transaction().execute(async (trx) => {
          const changed = await changeSubscriber(trx, key, input, ctx.now());
          if (!changed) throw noSuchSubscriber();
          if (input.topics && !(await chooseTopics(trx, input.id, input.topics))) throw noTopic();
          const { subscriber, hasNewAddress } = changed;
          const detail = { hasNewAddress, status: subscriber.status };
          await recordAction(trx, ctx.actor, { action: 'subscriber.change', objectId: input.id, detail }, ctx.now());
          return subscriber;
        });
      } catch (error) {
        throw addressTaken(error);
      }
    }),

  remove: procedureFor('subscribers.edit')
    .input(subscriberChoiceSchema)
    .mutation(async ({ ctx, input }) => {
      const key = await findAddressKey(ctx.db);
      await ctx.db.transaction().execute(async (trx) => {
        const removed = await deleteSubscriber(trx, input.id);
        if (!removed) throw noSuchSubscriber();
        const reason = removed.delivery === 'ok' ? 'unsubscribed' : removed.delivery;
        if (hasSaidNo(removed)) await insertSuppression(trx, suppressionHash(key, removed.email), reason, ctx.now());
        await recordAction(trx, ctx.actor, { action: 'subscriber.remove', objectId: input.id }, ctx.now());
        await recordEvent(trx, { type: 'subscriber.deleted', objectId: input.id }, ctx.now());
      });
      return {};
    }),
});

/** Whether the person has unsubscribed. False for a row that was stored unsubscribed as likely spam. */
function hasSaidNo({ status, source }: Subscriber): boolean {
  return status === 'unsubscribed' && !source?.startsWith(SUSPICIOUS_SOURCE_PREFIX);
}

/** Converts a unique violation to a sentence; returns other errors unchanged. */
function addressTaken(error: unknown): unknown {
  if (!isUniqueViolation(error)) return error;
  return new TRPCError({ code: 'CONFLICT', message: 'This address is already on the list.', cause: error });
}

function noTopic(): TRPCError {
  const message = 'Choose at least one topic, or set the status to unsubscribed.';
  return new TRPCError({ code: 'BAD_REQUEST', message });
}

function noSuchSubscriber(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'There is no such subscriber any more.' });
}
