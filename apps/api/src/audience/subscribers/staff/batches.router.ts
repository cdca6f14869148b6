import { batchedSubscriberAnswer, removedSubscribersAnswer } from '@tideline/domain/subscriber/subscriber-batch.answer';
import type { UpsertedSubscriber } from '@tideline/domain/subscriber/subscriber-batch';
import {
  subscriberBatchSchema,
  subscriberIdsSchema,
  subscriberUpsertSchema,
} from '@tideline/domain/subscriber/subscriber-batch.schema';
import { subscriberAnswer } from '@tideline/domain/subscriber/subscriber.answer';
import { answer, created, list, madeOf } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { addManyByStaff, removeManyByStaff } from './subscriber-batches.ts';
import { upsertByStaff } from './upsert-subscriber.ts';
import { within } from './write-subscriber.ts';

/** Subscribers by their addresses, and many at once: for programs with a list of their own. */
export const subscriberBatchesRouter = router({
  upsert: staffCall('subscribers.edit', {
    rest: 'PUT /newsletter/subscribers/{email}',
    summary: 'Add or change the subscriber with an address',
    description:
      'Compares addresses case-insensitively. Fields that are left out stay as they are; `source` is only for a new subscriber. An address that has unsubscribed, bounced or complained is refused with 409 where it would become active.',
    input: subscriberUpsertSchema,
    answer: { ...madeOf<UpsertedSubscriber>(created(subscriberAnswer)), text: 'It was added' },
    otherAnswers: [{ ...answer(subscriberAnswer), text: 'It existed; this is its state now' }],
    refusals: [409],
    example: { source: 'crm', frequency: 'monthly' },
    events: ['subscriber.created', 'subscriber.updated', 'subscriber.unsubscribed'],
  }).mutation(({ ctx, input }) => within(ctx, (trx, acting) => upsertByStaff(trx, input, acting))),

  addMany: staffCall('subscribers.edit', {
    rest: 'POST /newsletter/subscriber-batches',
    summary: 'Add up to 100 subscribers',
    description:
      'All or, on a failure, none. Answers an outcome for each, in the order of the batch; a refused address does not stop the others.',
    input: subscriberBatchSchema,
    answer: list(batchedSubscriberAnswer),
    example: { subscribers: [{ email: 'ada@example.com', source: 'trade-fair' }, { email: 'bob@example.com' }] },
    events: ['subscriber.created'],
  }).mutation(({ ctx, input }) => within(ctx, (trx, acting) => addManyByStaff(trx, input.subscribers, acting))),

  removeMany: staffCall('subscribers.edit', {
    rest: 'POST /newsletter/subscriber-batches/remove',
    summary: 'Delete up to 100 subscribers',
    description: 'Unsubscribed addresses are remembered, so that no import adds them again.',
    input: subscriberIdsSchema,
    answer: answer(removedSubscribersAnswer),
    example: { ids: ['01939f3c-5a00-7000-8000-2b9d5c1e7f10'] },
    events: ['subscriber.deleted'],
  }).mutation(({ ctx, input }) => within(ctx, (trx, acting) => removeManyByStaff(trx, input.ids, acting))),
});
