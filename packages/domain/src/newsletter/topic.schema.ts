import { z } from 'zod';
import { lineOfText, ofField, requiredLine, rowId } from '../text/text.schema.ts';
import { TOPIC_LIMITS } from './topic.ts';

const name = requiredLine({ label: 'Name', maxLength: TOPIC_LIMITS.name });
const description = lineOfText({ label: 'Description', maxLength: TOPIC_LIMITS.description });

/** A new topic. */
export const newTopicSchema = z.object({ name, description: description.default('') });
export type NewTopic = z.infer<typeof newTopicSchema>;

/** One topic. */
export const topicIdSchema = z.object({ id: rowId });

/** Changes to a topic: omitted fields stay unchanged. */
export const topicChangesSchema = topicIdSchema.extend({ name: name.optional(), description: description.optional() });
export type TopicChanges = z.infer<typeof topicChangesSchema>;

/** Every topic, in its new order. */
export const topicOrderSchema = z.object({ ids: topicIds() });

/** The topics that a reader chooses. */
export function topicIds() {
  return z
    .array(rowId, ofField('must be a list.'))
    .max(TOPIC_LIMITS.count, `There can be at most ${TOPIC_LIMITS.count} topics.`);
}
