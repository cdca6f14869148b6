import { TRPCError } from '@trpc/server';
import {
  addedSubscriberSchema,
  newSubscriberSchema,
  subscriberChangesSchema,
  subscriberChoiceSchema,
  subscriberListQuerySchema,
} from '@tideline/domain/subscriber/subscriber.schema';
import type { Page } from '@tideline/domain/entity/page';
import type { Subscriber } from '@tideline/domain/subscriber/subscriber';
import {
  alreadySubscribedAnswer,
  chosenTopicAnswer,
  subscribedAnswer,
  subscriberAnswer,
  subscriberSourceAnswer,
} from '@tideline/domain/subscriber/subscriber.answer';
import { isUniqueViolation } from '../../core/store/unique-violation.ts';
import { answer, created, empty, list, wholeList } from '../../core/rpc/answers.ts';
import { mergeRouters, publicCall, router, staffCall } from '../../core/rpc/procedures.ts';
import { listChosenTopics } from './chosen-topics.repository.ts';
import { mailLinksRouter } from './mail-links.router.ts';
import { signUp } from './sign-up.ts';
import { subscriberFilesRouter } from './subscriber-files.router.ts';
import { listSources, listSubscribers } from './subscriber-lists.repository.ts';
import { subscriberBatchesRouter } from './staff/batches.router.ts';
import { findSubscriber } from './staff/known-subscribers.repository.ts';
import { addByStaff, changeByStaff, removeByStaff, within } from './staff/write-subscriber.ts';

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
    events: ['subscriber.created', 'subscriber.updated'],
  }).mutation(({ ctx, input }) => signUp(ctx, input)),

  list: staffCall('subscribers.read', {
    rest: 'GET /subscribers',
    summary: 'List subscribers, newest first',
    input: subscriberListQuerySchema.prefault({}),
    answer: wholeList<Subscriber, Page<Subscriber>>(subscriberAnswer),
    example: { status: 'active', limit: 20 },
    tool: {
      name: 'search_subscribers',
      title: 'Search subscribers',
      description: 'Subscribers of the newsletter, by status, source or words in their name or address.',
      effect: 'reads',
      givesFew: true,
      hasVisitorText: true,
    },
  }).query(({ ctx, input }) => listSubscribers(ctx.db, input)),

  byId: staffCall('subscribers.read', {
    rest: 'GET /subscribers/{id}',
    summary: 'Read a subscriber',
    input: subscriberChoiceSchema,
    answer: answer(subscriberAnswer),
    refusals: [404],
  }).query(async ({ ctx, input }) => {
    const subscriber = await findSubscriber(ctx.db, input.id);
    if (!subscriber) throw noSuchSubscriber();
    return subscriber;
  }),

  sources: staffCall('subscribers.read', {
    rest: 'GET /subscriber-sources',
    summary: 'List the sources of subscribers',
    answer: list(subscriberSourceAnswer),
  }).query(({ ctx }) => listSources(ctx.db)),

  topics: staffCall('subscribers.read', {
    rest: 'GET /subscribers/{id}/topics',
    summary: 'List the topics that a subscriber has chosen',
    description: 'An empty list means all topics.',
    input: subscriberChoiceSchema,
    answer: list(chosenTopicAnswer),
  }).query(({ ctx, input }) => listChosenTopics(ctx.db, input.id)),

  add: staffCall('subscribers.edit', {
    rest: 'POST /newsletter/subscribers',
    summary: 'Add a subscriber',
    description:
      'Active immediately, without a confirmation email. An address that has unsubscribed is refused with 409.',
    input: addedSubscriberSchema,
    answer: created(subscriberAnswer),
    refusals: [409],
    example: { email: 'ada@example.com', source: 'trade-fair' },
    events: ['subscriber.created'],
  }).mutation(({ ctx, input }) =>
    within(ctx, async (trx, acting) => {
      const added = await addByStaff(trx, input, acting);
      if (!added) throw addressTaken();
      return added;
    }),
  ),

  update: staffCall('subscribers.edit', {
    rest: 'PUT /subscribers/{id}',
    summary: 'Change a subscriber',
    description: 'Fields that are left out stay as they are.',
    input: subscriberChangesSchema,
    answer: answer(subscriberAnswer),
    refusals: [404, 409],
    example: { status: 'unsubscribed' },
    events: ['subscriber.updated', 'subscriber.unsubscribed'],
  }).mutation(async ({ ctx, input }) => {
    try {
      const changed = await within(ctx, (trx, acting) => changeByStaff(trx, input, acting));
      if (!changed) throw noSuchSubscriber();
      return changed;
    } catch (error) {
      throw isUniqueViolation(error) ? addressTaken(error) : error;
    }
  }),

  remove: staffCall('subscribers.edit', {
    rest: 'DELETE /subscribers/{id}',
    summary: 'Delete a subscriber',
    description: 'An unsubscribed address is remembered, so that no import adds it again.',
    input: subscriberChoiceSchema,
    answer: empty(),
    refusals: [404],
    events: ['subscriber.deleted'],
  }).mutation(async ({ ctx, input }) => {
    if (!(await within(ctx, (trx, acting) => removeByStaff(trx, input.id, acting)))) throw noSuchSubscriber();
    return {};
  }),
});

/** Subscribers of the newsletter. */
export const subscribersRouter = mergeRouters(listRouter, subscriberBatchesRouter, subscriberFilesRouter);

function addressTaken(cause?: unknown): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: 'This address is already on the list.', cause });
}

function noSuchSubscriber(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This subscriber no longer exists.' });
}
