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
} from '@tideline/domain/schemas/subscriber';
import { isFilledByRobot } from '@tideline/domain/spam';
import type { SubscribeAnswer } from '@tideline/domain/subscriber';
import { countExport } from '../csv-export.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { addressPrefix, countAttempt, type RateLimit } from '../rate-limit.ts';
import { publicProcedure, router, staffProcedure } from '../trpc.ts';
import { exportSubscribers } from './export-subscribers.ts';
import { checkImport, importSubscribers } from './import-subscribers.ts';
import { listSources, listSubscribers } from './subscriber-lists.repository.ts';
import {
  deleteSubscriber,
  insertSubscriber,
  keepSuspicious,
  subscribe,
  updateSubscriber,
} from './subscribers.repository.ts';

/** Sign-ups from one address. Source: security.md §7. */
const SUBSCRIBE_LIMIT: RateLimit = { limit: 5, windowSeconds: 10 * 60 };

/** Files that one person checks or imports. */
const IMPORT_LIMIT: RateLimit = { limit: 40, windowSeconds: 60 * 60 };

export const subscribersRouter = router({
  subscribe: publicProcedure.input(newSubscriberSchema).mutation(async ({ ctx, input }): Promise<SubscribeAnswer> => {
    await countAttempt(ctx.db, `newsletter:${addressPrefix(ctx.clientAddress)}`, SUBSCRIBE_LIMIT, ctx.now());
    const store = isFilledByRobot(input) ? keepSuspicious : subscribe;
    const isNew = await ctx.db.transaction().execute((trx) => store(trx, randomUUID(), input, ctx.now()));
    return { message: isNew ? 'subscribed' : 'already_subscribed' };
  }),

  list: staffProcedure
    .input(subscriberListQuerySchema.prefault({}))
    .query(({ ctx, input }) => listSubscribers(ctx.db, input)),

  /** CSV, piece by piece. */
  export: staffProcedure.input(subscriberExportQuerySchema).query(async ({ ctx, input }) => {
    await countExport(ctx);
    return exportSubscribers(ctx.db, input);
  }),

  /** A dry run: what each row of a file would do. */
  checkImport: staffProcedure.input(importFileSchema).mutation(async ({ ctx, input }) => {
    await countAttempt(ctx.db, `import:${ctx.staff.id}`, IMPORT_LIMIT, ctx.now());
    return checkImport(ctx.db, input.file);
  }),

  import: staffProcedure.input(subscriberImportSchema).mutation(async ({ ctx, input }) => {
    await countAttempt(ctx.db, `import:${ctx.staff.id}`, IMPORT_LIMIT, ctx.now());
    return { added: await importSubscribers(ctx.db, input.file, input.digest, ctx.now()) };
  }),

  /** Every source a subscriber has; empty stands for unknown ones. */
  sources: staffProcedure.query(({ ctx }) => listSources(ctx.db)),

  add: staffProcedure.input(addedSubscriberSchema).mutation(async ({ ctx, input }) => {
    try {
      return await insertSubscriber(ctx.db, { id: randomUUID(), ...input }, ctx.now());
    } catch (error) {
      throw addressTaken(error);
    }
  }),

  update: staffProcedure.input(subscriberChangesSchema).mutation(async ({ ctx, input: { id, ...changes } }) => {
    const subscriber = await updateSubscriber(ctx.db, id, changes, ctx.now()).catch((error: unknown) => {
      throw addressTaken(error);
    });
    if (!subscriber) throw noSuchSubscriber();
    return subscriber;
  }),

  remove: staffProcedure.input(subscriberChoiceSchema).mutation(async ({ ctx, input }) => {
    if (!(await deleteSubscriber(ctx.db, input.id))) throw noSuchSubscriber();
    return {};
  }),
});

/** The failure to report for a write that failed: a sentence when the address was taken, else the failure itself. */
function addressTaken(error: unknown): unknown {
  if (!isUniqueViolation(error)) return error;
  return new TRPCError({ code: 'CONFLICT', message: 'This address is already on the list.', cause: error });
}

function noSuchSubscriber(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'There is no such subscriber any more.' });
}
