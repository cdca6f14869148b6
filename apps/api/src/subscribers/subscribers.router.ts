import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { newSubscriberSchema, subscriberListQuerySchema } from '@tideline/domain/schemas/subscriber';
import { emailAddress, lineOfText } from '@tideline/domain/schemas/text';
import { isFilledByRobot } from '@tideline/domain/spam';
import { SOURCE_MAX_LENGTH, SUBSCRIBER_STATUSES, type SubscribeAnswer } from '@tideline/domain/subscriber';
import { isUniqueViolation } from '../db/unique-violation.ts';
import { addressPrefix, countAttempt, type RateLimit } from '../rate-limit.ts';
import { publicProcedure, router, staffProcedure } from '../trpc.ts';
import {
  deleteSubscriber,
  insertSubscriber,
  keepSuspicious,
  listSubscribers,
  subscribe,
  updateSubscriber,
} from './subscribers.repository.ts';

/** Sign-ups from one address. Source: security.md §7. */
const SUBSCRIBE_LIMIT: RateLimit = { limit: 5, windowSeconds: 10 * 60 };

const addedSubscriberSchema = z.object({
  email: emailAddress(),
  source: lineOfText('Source', SOURCE_MAX_LENGTH)
    .nullish()
    .transform((source) => source || null),
});

const subscriberIdSchema = z.object({ id: z.string().min(1).max(100) });

const subscriberChangesSchema = subscriberIdSchema.extend({
  email: emailAddress().optional(),
  status: z.enum(SUBSCRIBER_STATUSES, { error: `Status must be one of ${SUBSCRIBER_STATUSES.join(', ')}.` }).optional(),
});

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

  remove: staffProcedure.input(subscriberIdSchema).mutation(async ({ ctx, input }) => {
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
