import type { Subscriber } from './subscriber.ts';

/** Most subscribers of one batch. */
export const SUBSCRIBER_BATCH_MAX = 100;

/** What became of an address in a batch. */
export const BATCH_OUTCOMES = ['added', 'known', 'refused'] as const;
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];

/** The outcome for one address of a batch. */
export type BatchedSubscriber = {
  /** As it was sent. */
  email: string;
  outcome: BatchOutcome;
  /** Of the subscriber; null for a refused address. */
  id: string | null;
  /** Why it was refused; null otherwise. */
  reason: string | null;
};

/** The result of removing several subscribers. `missing`: ids of no subscriber. */
export type RemovedSubscribers = { removed: number; missing: string[] };

/** The subscriber with an address, who was added or known. */
export type UpsertedSubscriber = { subscriber: Subscriber; isNew: boolean };
