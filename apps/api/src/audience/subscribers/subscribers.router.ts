import { randomUUID } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import {
  addedSubscriberSchema,
  newSubscriberSchema,
  subscriberChangesSchema,
  subscriberChoiceSchema,
  subscriberListQuerySchema,
} from '@tideline/domain/subscriber/subscriber.schema';
import type { Page } from '@tideline/domain/entity/page';
import { type Subscriber, SUSPICIOUS_SOURCE_PREFIX } from '@tideline/domain/subscriber/subscriber';
import {
  alreadySubscribedAnswer,
  chosenTopicAnswer,
  subscribedAnswer,
  subscriberAnswer,
  subscriberSourceAnswer,
} from '@tideline/domain/subscriber/subscriber.answer';
import { recordAction } from '../../core/audit/audit.repository.ts';
import { recordEvent } from '../../core/events/record-event.ts';
import { isUniqueViolation } from '../../core/store/unique-violation.ts';
import { answer, created, empty, list, wholeList } from '../../core/rpc/answers.ts';
import { mergeRouters, publicCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { findAddressKey, suppressionHash } from './address-keys.ts';
import { chooseTopics, listChosenTopics } from './chosen-topics.repository.ts';
import { changeSubscriber } from './change-subscriber.ts';
import { mailLinksRouter } from './mail-links.router.ts';
import { refuseUnsubscribed } from './refuse-unsubscribed.ts';
import { signUp } from './sign-up.ts';
import { subscriberFilesRouter } from './subscriber-files.router.ts';
import { listSources, listSubscribers } from './subscriber-lists.repository.ts';
import { deleteSubscriber, insertSubscriber } from './subscribers.repository.ts';
import { insertSuppression } from './suppressions.repository.ts';

const listRouter = router({
  links: mailLinksRouter,

  subscribe: publicCall({
    rest: 'POST /subscribers',
    summary: 'Sign up for the newsletter',
    description: 'A `status` in the body is accepted and ignored: the server decides.',
    input: newSubscriberSchema,
    answer: { ...created(subscribedAnswer), text: 'The address is on the list now' },
    otherAnswers: [{ ...answer(alreadySubscribedAnswer), text: 'The address was on the list already' }],
    refusals: [429],
    example: { email: 'ada@example.com', source: 'partner-site' },
  }).mutation(({ ctx, input }) => signUp(ctx, input)),

  list: staffCall('subscribers.read', {
    rest: 'GET /subscribers',
    summary: 'List subscribers, newest first',
    input: subscriberListQuerySchema.prefault({}),
    answer: wholeList<Subscriber, Page<Subscriber>>(subscriberAnswer),
    example: { status: 'active', limit: 20 },
  }).query(({ ctx, input }) => listSubscribers(ctx.db, input)),

  sources: staffCall('subscribers.read', {
    rest: 'GET /subscriber-sources',
    summary: 'List the sources of subscribers',
    answer: list(subscriberSourceAnswer),
  }).query(({ ctx }) => listSources(ctx.db)),

  topics: staffCall('subscribers.read', {
    rest: 'GET /subscribers/{id}/topics',
    summary: 'List the topics that a subscriber has chosen',
    description: 'An empty list stands for all of them.',
    input: subscriberChoiceSchema,
    answer: list(chosenTopicAnswer),
  }).query(({ ctx, input }) => listChosenTopics(ctx.db, input.id)),

  add: staffCall('subscribers.edit', {
    rest: 'POST /newsletter/subscribers',
    summary: 'Add a subscriber',
    description: 'Active at once, without a mail. An address that has unsubscribed is refused with 409.',
    input: addedSubscriberSchema,
    answer: created(subscriberAnswer),
    refusals: [409],
    example: { email: 'ada@example.com', source: 'trade-fair' },
  }).mutation(async ({ ctx, input }) => {
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

  update: staffCall('subscribers.edit', {
    rest: 'PUT /subscribers/{id}',
    summary: 'Change a subscriber',
    description: 'Fields that are left out stay as they are.',
    input: subscriberChangesSchema,
    answer: answer(subscriberAnswer),
    refusals: [404, 409],
    example: { status: 'unsubscribed' },
  }).mutation(async ({ ctx, input }) => {
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

  remove: staffCall('subscribers.edit', {
    rest: 'DELETE /subscribers/{id}',
    summary: 'Delete a subscriber',
    description: 'An address that has unsubscribed stays known, so that no import adds it again.',
    input: subscriberChoiceSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input }) => {
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

/** Subscribers of the newsletter. */
export const subscribersRouter = mergeRouters(listRouter, subscriberFilesRouter);

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
