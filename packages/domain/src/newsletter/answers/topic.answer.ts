import { z } from 'zod';
import { countAnswer, named } from '../../entity/answer-schema.ts';
import type { CountedTopic, Topic } from '../topic.ts';

const topicShape = {
  id: z.string().describe('Made from the first name; permanent'),
  name: z.string(),
  description: z.string().describe('One sentence for readers; may be empty'),
};

export const topicAnswer: z.ZodType<Topic> = named('Topic', z.object(topicShape));

export const countedTopicAnswer: z.ZodType<CountedTopic> = named(
  'CountedTopic',
  z.object({
    ...topicShape,
    subscriberCount: countAnswer.describe('Subscribers who have chosen it, with or without others'),
    onlyCount: countAnswer.describe('Subscribers who have chosen only this topic'),
    issueCount: countAnswer.describe('Issues with this topic in their audience'),
    unsentCount: countAnswer.describe('Issues with this topic that are not sent yet'),
  }),
);
