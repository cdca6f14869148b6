import { z } from 'zod';
import { countAnswer, named } from '../entity/answer-schema.ts';
import { BATCH_OUTCOMES, type BatchedSubscriber, type RemovedSubscribers } from './subscriber-batch.ts';

export const batchedSubscriberAnswer: z.ZodType<BatchedSubscriber> = named(
  'BatchedSubscriber',
  z.object({
    email: z.string().describe('As it was sent'),
    outcome: z.enum(BATCH_OUTCOMES).describe('`known`: it was on the list already, and stays as it is'),
    id: z.string().nullable().describe('Of the subscriber; null for a refused address'),
    reason: z.string().nullable().describe('Why it was refused, as a sentence; null otherwise'),
  }),
);

export const removedSubscribersAnswer: z.ZodType<RemovedSubscribers> = named(
  'RemovedSubscribers',
  z.object({
    removed: countAnswer,
    missing: z.array(z.string()).describe('Ids of no subscriber'),
  }),
);
