import type { EventType } from '@tideline/domain/webhook/event';
import type { Db } from '../../core/store/schema.ts';

/** For each event type of a kind of object, the acts that cause it. */
export type ActsFor<Kind extends string> = {
  [Type in Extract<EventType, `${Kind}.${string}`>]: Record<string, (db: Db) => Promise<unknown>>;
};
