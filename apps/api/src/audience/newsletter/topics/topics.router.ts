import { TRPCError } from '@trpc/server';
import { type Topic, TOPIC_LIMITS } from '@tideline/domain/newsletter/topic';
import { countedTopicAnswer, topicAnswer } from '@tideline/domain/newsletter/answers/topic.answer';
import {
  newTopicSchema,
  topicChangesSchema,
  topicIdSchema,
  topicOrderSchema,
} from '@tideline/domain/newsletter/topic.schema';
import { freeSlug } from '../../../core/addresses/free-slug.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { FieldRefused } from '../../../core/rpc/errors.ts';
import { created, empty, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import {
  deleteTopic,
  insertTopic,
  listCountedTopics,
  listTopics,
  orderTopics,
  updateTopic,
} from './topics.repository.ts';

/** The topics that readers choose from, for staff. */
export const topicsRouter = router({
  list: staffCall('issues.read', {
    rest: 'GET /topics',
    summary: 'List the topics that readers choose from',
    answer: list(countedTopicAnswer),
  }).query(({ ctx }) => listCountedTopics(ctx.db)),

  add: staffCall('issues.edit', {
    rest: 'POST /topics',
    summary: 'Add a topic',
    input: newTopicSchema,
    answer: created(topicAnswer),
    refusals: [409],
    example: { name: 'Local search', description: 'Maps and reviews.' },
  }).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx): Promise<Topic> => {
      const topics = await listTopics(trx);
      if (topics.length >= TOPIC_LIMITS.count) throw tooMany();
      refuseTaken(topics, input.name);
      const taken = topics.map(({ id }) => id);
      const topic = { id: freeSlug(input.name, 'topic', taken), ...input };
      await insertTopic(trx, topic, topics.length, ctx.now());
      await recordAction(trx, ctx.actor, { action: 'topic.add', objectId: topic.id }, ctx.now());
      return topic;
    }),
  ),

  update: staffCall('issues.edit', {
    rest: 'PUT /topics/{id}',
    summary: 'Change a topic',
    input: topicChangesSchema,
    answer: empty(),
    refusals: [404, 409],
    example: { name: 'Local search' },
  }).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const others = (await listTopics(trx)).filter(({ id }) => id !== input.id);
      if (input.name !== undefined) refuseTaken(others, input.name);
      if (!(await updateTopic(trx, input))) throw noSuchTopic();
      await recordAction(trx, ctx.actor, { action: 'topic.change', objectId: input.id }, ctx.now());
      return {};
    }),
  ),

  reorder: staffCall('issues.edit', {
    rest: 'PUT /topic-order',
    summary: 'Order the topics',
    description: 'Unknown ids are ignored; topics that are not named come last.',
    input: topicOrderSchema,
    answer: empty(),
    example: { ids: ['local-search', 'ads'] },
  }).mutation(({ ctx, input }) =>
    ctx.db.transaction().execute(async (trx) => {
      const known = (await listTopics(trx)).map(({ id }) => id);
      const chosen = [...new Set(input.ids)].filter((id) => known.includes(id));
      await orderTopics(trx, [...chosen, ...known.filter((id) => !chosen.includes(id))]);
      await recordAction(trx, ctx.actor, { action: 'topic.order' }, ctx.now());
      return {};
    }),
  ),

  remove: staffCall('issues.edit', {
    rest: 'DELETE /topics/{id}',
    summary: 'Remove a topic',
    description: 'Refused while an unsent issue names the topic, because that issue would have no readers.',
    input: topicIdSchema,
    answer: empty(),
    refusals: [404, 409],
  }).mutation(({ ctx, input: { id } }) =>
    ctx.db.transaction().execute(async (trx) => {
      const topic = (await listCountedTopics(trx)).find((known) => known.id === id);
      if (!topic) throw noSuchTopic();
      if (topic.unsentCount > 0) throw inUse(topic.unsentCount);
      await deleteTopic(trx, id);
      const detail = { subscribers: topic.subscriberCount, issues: topic.issueCount };
      await recordAction(trx, ctx.actor, { action: 'topic.remove', objectId: id, detail }, ctx.now());
      return {};
    }),
  ),
});

function refuseTaken(others: readonly Topic[], name: string): void {
  if (!others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return;
  const message = 'A topic with this name already exists.';
  throw new TRPCError({ code: 'CONFLICT', message, cause: new FieldRefused('name') });
}

function tooMany(): TRPCError {
  return new TRPCError({ code: 'CONFLICT', message: `There can be at most ${TOPIC_LIMITS.count} topics.` });
}

function inUse(count: number): TRPCError {
  const issues = count === 1 ? 'One issue that is' : `${count} issues that are`;
  const message = `${issues} not sent yet would have no readers. Remove the topic from the audience first.`;
  return new TRPCError({ code: 'CONFLICT', message });
}

function noSuchTopic(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This topic no longer exists.' });
}
